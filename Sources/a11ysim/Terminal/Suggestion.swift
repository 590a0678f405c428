import A11yTree

extension String {
  /// The end of an error about this word: the known word that was probably meant.
  ///
  /// Where none is near, all of them are listed on demand.
  func suggestion(among words: [String], listing: Bool = false) -> String {
    if let nearest = nearestWord(to: self, among: words) { return "; did you mean '\(nearest)'?" }
    return listing ? "; expected one of \(words.joined(separator: ", "))" : ""
  }
}
