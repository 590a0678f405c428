/// The place of a node of a render tree, by which it is found again in another environment.
struct RenderAddress: Hashable, Sendable {
  /// The structural path, which modifiers share with the view around.
  let path: String
  /// The place among the nodes of that path.
  let number: Int
}

extension RenderTree {
  /// The places of all nodes, in their order.
  var addresses: [RenderAddress] {
    var open: [(end: Int, path: String)] = []
    var counts: [String: Int] = [:]
    return nodes.indices.map { index in
      while let last = open.last, last.end <= index { open.removeLast() }
      var path = open.last?.path ?? ""
      if let identity = nodes[index].identity {
        if !path.isEmpty { path += "/" }
        identity.write(to: &path)
      }
      open.append((end(of: index), path))
      let number = counts[path, default: 0]
      counts[path] = number + 1
      return RenderAddress(path: path, number: number)
    }
  }
}
