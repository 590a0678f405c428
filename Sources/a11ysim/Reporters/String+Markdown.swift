extension String {
  /// The text as Markdown shows it, on one line and in a cell of a table.
  ///
  /// Servers make links of `@name` and `#12` wherever they stand, and tell the people who are named;
  /// a comment between the two, which nobody sees, keeps them from it.
  var markdown: String {
    var result = ""
    var isMark = false
    for scalar in escaped().unicodeScalars {
      if isMark, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        result += "<!-- -->"
      }
      if "\\`*_{}[]<>#|~&$".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
      isMark = scalar == "@" || scalar == "#"
    }
    return result
  }
}
