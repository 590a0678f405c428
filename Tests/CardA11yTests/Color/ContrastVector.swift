import A11yTree
import Testing

/// A contrast that a public test suite or a standard states.
struct ContrastVector: Sendable, CustomTestStringConvertible {
  let foreground: String
  let alpha: Double
  let background: String
  let ratio: Double
  let mode: String
  let composited: String
  let source: String

  var testDescription: String { "\(foreground) on \(background), \(source)" }

  /// Whether a measured ratio is the stated one, in the way in which the source rounds.
  func states(_ measured: Double) -> Bool {
    switch mode {
    case "exact": abs(measured - ratio) < 1e-5
    case "close4": abs(measured - ratio) < 1e-4
    case "close3": abs(measured - ratio) < 1e-3
    case "trunc2": (measured * 100).rounded(.down) == (ratio * 100).rounded()
    case "round2": (measured * 100).rounded() == (ratio * 100).rounded()
    case "trunc1": (measured * 10).rounded(.down) == (ratio * 10).rounded()
    case "round1": (measured * 10).rounded() == (ratio * 10).rounded()
    case "approx1": abs(measured - ratio) < 0.1
    default: false
    }
  }

  static let all: [ContrastVector] = table.split(separator: "\n").compactMap { line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 7, let alpha = Double(cells[1]), let ratio = Double(cells[3]) else {
      return nil
    }
    return ContrastVector(
      foreground: cells[0], alpha: alpha, background: cells[2], ratio: ratio, mode: cells[4],
      composited: cells[5], source: cells[6])
  }

  /// Foreground, its alpha, background, ratio, how the source rounds, the foreground as seen,
  /// source.
  ///
  /// Left out are five rows whose sources disagree with the definition: one rounds luminances,
  /// two do not round composites, two are prose.
  private static let table = """
    #ffffff|1|#000000|21|exact||chroma.js test/contrast.test.js
    #ffffff|1|#ffffff|1|exact||chroma.js test/contrast.test.js
    #000000|1|#111111|1.1121078324840545|exact||bgrins/TinyColor test.js readability
    #000000|1|#ffffff|21|exact||bgrins/TinyColor test.js readability
    #000000|1|#000000|1|exact||bgrins/TinyColor test.js readability
    #0000ff|1|#0000ff|1|exact||Qix-/color test/index.js
    #ffff00|1|#ffff00|1|exact||dequelabs/axe-core@57cb1efb test/commons/color/get-contrast.js
    #ffffee|1|#ffffff|1.01007|close4||color-js/color.js test/contrast.js (wcag21, epsilon 1e-4)
    #afbaae|1|#ffffff|2.008125|close4||color-js/color.js test/contrast.js (wcag21, epsilon 1e-4)
    #8b9986|1|#ffffff|3.000644|close4||color-js/color.js test/contrast.js (wcag21, epsilon 1e-4)
    #776655|1|#ffffff|5.502984|close4||color-js/color.js test/contrast.js (wcag21, epsilon 1e-4)
    #0000ff|1|#ffffff|8.59301|close3||facelessuser/coloraide tests/test_contrast.py
    #000000|1|#ffffff|21|trunc2||omgovich/colord tests/plugins.test.ts (a11y contrast, floors to 2 d
    #777777|1|#ffffff|4.47|trunc2||omgovich/colord tests/plugins.test.ts (a11y contrast, floors to 2
    #ff0000|1|#ffffff|3.99|trunc2||omgovich/colord tests/plugins.test.ts (a11y contrast, floors to 2
    #00ff00|1|#ffffff|1.37|trunc2||omgovich/colord tests/plugins.test.ts (a11y contrast, floors to 2
    #2e2e2e|1|#ffffff|13.57|trunc2||omgovich/colord tests/plugins.test.ts (a11y contrast, floors to
    #0079ad|1|#ffffff|4.84|trunc2||omgovich/colord tests/plugins.test.ts (a11y contrast, floors to 2
    #0079ad|1|#2e2e2e|2.8|trunc2||omgovich/colord tests/plugins.test.ts (a11y contrast, floors to 2
    #e42189|1|#0d0330|4.54|trunc2||omgovich/colord tests/plugins.test.ts (a11y contrast, floors to 2
    #fff4cc|1|#3a1209|15|trunc2||omgovich/colord tests/plugins.test.ts (a11y contrast, floors to 2 d
    #cccd64|1|#000000|12.48|trunc2||styled-components/polished src/color/test/getContrast.test.js
    #ff0000|1|#ffffff|3.99|trunc2||styled-components/polished src/color/test/getContrast.test.js
    #ffefd5|1|#ffffff|1.13|trunc2||styled-components/polished src/color/test/getContrast.test.js
    #ff0000|1|#ffffff|4.0|round1||gka/chroma.js test/contrast.test.js
    #ff0000|1|#000000|5.25|round2||gka/chroma.js test/contrast.test.js
    #222222|1|#000000|1.32|round2||gka/chroma.js test/contrast.test.js
    #ffffff|1|#ff0000|4|approx1||Qix-/color test/index.js (rounded to integer)
    #000000|1|#ffffff|21.0|trunc2||dequelabs/axe-core@57cb1efb test/checks/color/color-contrast.js
    #0f833e|1|#ffffff|4.84|trunc2||dequelabs/axe-core@57cb1efb test/checks/color/color-contrast.js
    #0000ee|1|#110000|2.18|trunc2||dequelabs/axe-core@57cb1efb test/checks/color/link-in-text-block.
    #ffffff|1|#f0f0f0|1.13|trunc2||dequelabs/axe-core@57cb1efb test/checks/color/link-in-text-block.
    #000000|1|#ffffff|21.0|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/Color-hidden.
    #999999|1|#ffffff|2.85|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/Color-hidden.
    #f7f3f0|1|#c0272d|5.33|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/Color-usingCo
    #0000ff|1|#ffffff|8.59|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/Color-with-al
    #ffcccc|1|#cccccc|1.13|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/Color-with-al
    #ff0000|1|#cccccc|2.49|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/Color-with-al
    #ff0000|1|#000000|5.25|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/Color-with-al
    #dedede|1|#000000|15.61|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/Shadow.html
    #aaaaaa|1|#ffffff|2.32|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/act_fail_1.ht
    #777777|1|#eeeeee|3.86|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/act_fail_10.h
    #333333|1|#ffffff|12.63|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/act_fail_8.h
    #ffffff|1|#ffffff|1.0|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/act_inapplicab
    #888888|1|#ffffff|3.54|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/act_inapplica
    #000000|1|#efefef|18.26|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/act_pass_10.
    #cccccc|1|#000000|13.08|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/act_pass_3.h
    #000000|1|#666666|3.66|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/act_pass_5.ht
    #0000ee|1|#ffffff|9.4|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/carbon-240-fai
    #c6c6c6|1|#ffffff|1.71|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/carbon-240-fa
    #161616|1|#ffffff|18.1|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/carbon-240-pa
    #ffffff|1|#4d4d4d|8.45|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/color_with_tr
    #808080|1|#ffffff|3.95|round2||IBMa/equal-access text_contrast_sufficient_ruleunit/disabled_cont
    #888888|1|#ffffff|3.54|trunc2||axe message in GoogleChrome/lighthouse-ci/packages/server/test/fi
    #6c7687|1|#f5f7ff|4.28|trunc2||axe message in GoogleChrome/lighthouse-ci/packages/server/test/fi
    #ffffff|1|#6776c0|4.26|trunc2||axe message in GoogleChrome/lighthouse-ci/packages/server/test/fi
    #007795|1|#ffb800|2.97|trunc2||axe message in GoogleChrome/lighthouse-ci/packages/server/test/fi
    #ffffff|1|#ff4b90|3.15|trunc2||axe message in GoogleChrome/lighthouse-ci/packages/server/test/fi
    #868e96|1|#ffffff|3.32|trunc2||axe message in GoogleChrome/lighthouse-ci/packages/server/test/fi
    #ffffff|1|#0085a1|4.31|trunc2||axe message in GoogleChrome/lighthouse-ci/packages/server/test/fi
    #9ca3af|1|#f3f4f6|2.3|trunc2||axe message in GoogleChrome/lighthouse/core/test/fixtures/user-flo
    #9ca3af|1|#ffffff|2.53|trunc2||axe message in GoogleChrome/lighthouse/core/test/fixtures/user-fl
    #6b7280|1|#f3f4f6|4.39|trunc2||axe message in GoogleChrome/lighthouse/core/test/fixtures/user-fl
    #888888|1|#f2f2f2|3.16|trunc2||axe message in GoogleChrome/lighthouse/report/test-assets/lhr-10.
    #ffc0cb|1|#eeeeee|1.32|trunc2||axe message in GoogleChrome/lighthouse/report/test-assets/lhr-5.0
    #41545d|1|#a9b8bf|3.88|trunc2||axe message in microsoft/axe-sarif-converter test resources
    #333|1|#fff|12.6|trunc1||act-rules/act-rules.github.io@d77d6fce _rules/text-contrast-afw4f7.md P
    #000|1|#666|3.6|trunc1||act-rules/act-rules.github.io@d77d6fce _rules/text-contrast-afw4f7.md P5
    #000|1|#666|3.6|trunc1||act-rules/act-rules.github.io@d77d6fce _rules/text-contrast-afw4f7.md P6
    #0000ee|1|#ffffff|9.39|trunc2||act-rules/act-rules.github.io@d77d6fce _rules/text-contrast-afw4f
    #aaa|1|#ffffff|2.3|trunc1||act-rules/act-rules.github.io@d77d6fce _rules/text-contrast-afw4f7.md
    #777|1|#eee|3.85|trunc2||act-rules/act-rules.github.io@d77d6fce _rules/text-contrast-afw4f7.md F
    #000|1|#777|4.6|trunc1||act-rules/act-rules.github.io@d77d6fce _rules/text-contrast-enhanced-09o
    #666|1|#fff|5.7|trunc1||act-rules/act-rules.github.io@d77d6fce _rules/text-contrast-enhanced-09o
    #555|1|#eee|6.4|trunc1||act-rules/act-rules.github.io@d77d6fce _rules/text-contrast-enhanced-09o
    #aaa|1|#fff|2.3|trunc1||act-rules/act-rules.github.io@d77d6fce _rules/text-contrast-enhanced-09o
    #000|1|#ffffff|21|trunc1||act-rules/act-rules.github.io@d77d6fce _rules/text-contrast-afw4f7.md
    #000|0.3|#fff|2.1|approx1|#b3b3b3|act-rules/act-rules.github.io@d77d6fce _rules/text-contrast-af
    #000|0.6|#fff|5.7|approx1|#666666|act-rules/act-rules.github.io@d77d6fce _rules/text-contrast-en
    #5a5a5a|0.8|#ffffff|4.2|approx1|#7b7b7b|act-rules/act-rules.github.io@d77d6fce _rules/text-contr
    #5a5a5a|0.8|#000000|2.3|approx1|#484848|act-rules/act-rules.github.io@d77d6fce _rules/text-contr
    #5a5a5a|0.9|#ffffff|5.4|approx1|#6b6b6b|act-rules/act-rules.github.io@d77d6fce _rules/text-contr
    #5a5a5a|0.9|#000000|2.6|approx1|#515151|act-rules/act-rules.github.io@d77d6fce _rules/text-contr
    #949494|1|#ffffff|3|approx1||w3c/wcag@58080bdb understanding/21/non-text-contrast.html (focus in
    #e5e5e5|1|#6221ea|5.6|approx1||w3c/wcag@58080bdb understanding/21/non-text-contrast.html (checkb
    #fff000|1|#ffffff|1.2|approx1||w3c/wcag@58080bdb understanding/21/non-text-contrast.html (star r
    #9d9d9d|1|#ffffff|2.7|approx1||w3c/wcag@58080bdb understanding/21/non-text-contrast.html (hover
    #cccccc|1|#ffffff|1.6|approx1||w3c/wcag@58080bdb understanding/21/non-text-contrast.html (outlin
    #e3660e|1|#ffffff|3.4|approx1||w3c/wcag understanding (orange icon)
    #808080|1|#ffffff|3.95|round2||BrowserStack App Accessibility docs, text-element-color-contrast
    #c0c0c0|1|#ffffff|1.82|round2||BrowserStack App Accessibility docs, text-element-color-contrast
    #767676|1|#ffffff|4.542225|exact||computed here from the WCAG 2.2 definition (lightest neutral g
    #777777|1|#ffffff|4.478089|exact||computed here from the WCAG 2.2 definition (classic 4.48 near-
    #949494|1|#ffffff|3.03347|exact||computed here from the WCAG 2.2 definition (lightest neutral gr
    #959595|1|#ffffff|2.995346|exact||computed here from the WCAG 2.2 definition (2.99 near-miss: mu
    #595959|1|#ffffff|7.004729|exact||computed here from the WCAG 2.2 definition (lightest neutral g
    #5a5a5a|1|#ffffff|6.896926|exact||computed here from the WCAG 2.2 definition (6.90: must FAIL 7.
    #757575|1|#ffffff|4.607518|exact||computed here from the WCAG 2.2 definition (4.61)
    #8e8e93|1|#ffffff|3.260528|exact||computed here from the WCAG 2.2 definition (systemGray light)
    #007aff|1|#ffffff|4.016976|exact||computed here from the WCAG 2.2 definition (systemBlue iOS 13-
    #0088ff|1|#ffffff|3.520145|exact||computed here from the WCAG 2.2 definition (systemBlue iOS 26
    #0040dd|1|#ffffff|7.560892|exact||computed here from the WCAG 2.2 definition (systemBlue accessi
    #1e6ef4|1|#ffffff|4.573264|exact||computed here from the WCAG 2.2 definition (blue increased con
    #34c759|1|#ffffff|2.219959|exact||computed here from the WCAG 2.2 definition (systemGreen light)
    #ff3b30|1|#ffffff|3.547138|exact||computed here from the WCAG 2.2 definition (systemRed iOS 13-1
    #ff383c|1|#ffffff|3.569657|exact||computed here from the WCAG 2.2 definition (red iOS 26 light)
    #ff9500|1|#ffffff|2.198728|exact||computed here from the WCAG 2.2 definition (systemOrange iOS 1
    #ffcc00|1|#ffffff|1.511972|exact||computed here from the WCAG 2.2 definition (systemYellow light
    #0a84ff|1|#000000|5.757412|exact||computed here from the WCAG 2.2 definition (systemBlue dark)
    #ff7900|1|#ffffff|2.629289|exact||computed here from the WCAG 2.2 definition (Orange brand #FF79
    #ff7900|1|#000000|7.986949|exact||computed here from the WCAG 2.2 definition (Orange brand #FF79
    #f16e00|1|#ffffff|3.012685|exact||computed here from the WCAG 2.2 definition (Orange accessible
    #008000|1|#ffffff|5.137403|exact||computed here from the WCAG 2.2 definition (css green)
    #0000ff|1|#000000|2.444|exact||computed here from the WCAG 2.2 definition (css blue on black)
    #ffff00|1|#ffffff|1.073839|exact||computed here from the WCAG 2.2 definition (css yellow)
    #3c3c43|0.6|#ffffff|3.438877|exact|#8a8a8e|computed here: Apple secondaryLabel on systemBackgrou
    #3c3c43|0.6|#f2f2f7|3.28715|exact|#85858b|computed here: Apple secondaryLabel on secondarySystem
    #ebebf5|0.6|#000000|6.363811|exact|#8d8d93|computed here: Apple secondaryLabel dark
    #ebebf5|0.6|#1c1c1e|5.936534|exact|#98989f|computed here: Apple secondaryLabel on secondarySyste
    #3c3c43|0.3|#ffffff|1.723392|exact|#c5c5c7|computed here: Apple tertiaryLabel/placeholder light
    #ebebf5|0.3|#000000|2.268096|exact|#47474a|computed here: Apple tertiaryLabel dark
    #3c3c43|0.18|#ffffff|1.370355|exact|#dcdcdd|computed here: Apple quaternaryLabel light
    #3c3c43|0.8|#ffffff|5.96718|exact|#636369|computed here: Apple secondaryLabel light, increased c
    #3c3c43|0.7|#ffffff|4.459422|exact|#77777b|computed here: Apple tertiaryLabel light, increased c
    #3c3c43|0.29|#ffffff|1.70554|exact|#c6c6c8|computed here: Apple separator light
    """
}
