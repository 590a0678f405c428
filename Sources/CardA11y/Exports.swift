// Views mention DynamicTypeSize, AccessibilityTraits and Screen; who imports the cards has them.
@_exported public import A11yTree
