import Testing

@testable import a11ysim

struct SHA256Tests {
  /// NIST's example values for FIPS 180-4, and the digest of nothing.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
        + "lmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func digestsAreThoseOfTheStandard(text: String, digest: String) {
    #expect(SHA256.hex(text, digits: 64) == digest)
    #expect(SHA256.hex(text, digits: 8) == String(digest.prefix(8)))
  }

  /// The lengths around the end of a block differ in where the length is written; coreutils'
  /// sha256sum of so many letters "a".
  @Test(arguments: [
    (55, "9f4390f8"), (56, "b35439a4"), (63, "7d3e74a0"), (64, "ffe054fe"), (65, "635361c4"),
  ])
  func blocksAreFilledUp(count: Int, beginning: String) {
    #expect(SHA256.hex(String(repeating: "a", count: count), digits: 8) == beginning)
  }

  /// As a browser writes it: the digest of the text in Base64.
  @Test func policiesNameTheDigestInBase64() {
    #expect(
      SHA256.policySource("") == "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    #expect(
      SHA256.policySource("abc") == "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }
}
