extension Surface {
  /// What a required contrast comes to: `cantTell` where some of the colours have it only.
  package func outcome(_ required: Double) -> Outcome {
    if least >= required { return .passed }
    return greatest < required ? .failed : .cantTell
  }
}

extension Backdrop.Reason {
  /// Why a contrast is not known, as a code and in words.
  package var explanation: (code: String, noun: String) { (code, noun) }
}
