extension String {
  /// The text as Markdown shows it, on one line and in a cell of a table.
  var markdown: String {
    var result = ""
    for scalar in escaped().unicodeScalars {
      if "\\`*_{}[]<>#|~".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
