/// A phrase that was heard in a language in which its wording rests on belief only.
package struct UnverifiedWord: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  package let language: String
  /// The phrase.
  package let phrase: Phrase
}
