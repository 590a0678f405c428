enum ExampleScenario {
  /// The example of the scenario format, as it stands in the design (DESIGN §5).
  static let salad = """
    {
      "name": "Summer salad",
      "environment": { "width": 390, "dynamicType": "large", "colorScheme": "light", "locale": "en" },
      "matrix": { "dynamicType": "all", "colorScheme": ["light", "dark"] },
      "screen": [
        { "type": "ODSCardVerticalImageFirst", "title": "Summer Salad", "image": "salad", "subtitle": "20min",
          "firstButton": { "label": "Cook", "action": "cook" } }
      ],
      "script": [
        { "gesture": "swipeRight", "expect": "Summer Salad, 20min" },
        { "gesture": "swipeRight", "expect": "Cook, button" },
        { "gesture": "doubleTap",  "expect": { "action": "cook" } },
        { "gesture": "swipeRight", "expect": { "sound": "boundary" } }
      ],
      "audit": { "thresholds": "wcag22-aa", "largeText": "wcag", "rules": { "dt-fixed-font": "off" },
                 "expect": [ { "rule": "contrast-text-aa", "element": "Cook", "outcome": "failed", "reason": "the brand's orange" } ] }
    }
    """
}
