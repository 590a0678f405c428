/// The cases 1 to 105 of facts: voiceover.md §16, with the numbers they have there.
///
/// Each names AccessibilitySnapshot's demo or test there. A case that stands for several
/// inputs has one row for each. Tables and orders have tests of their own.
enum DescriptionCases {
  static let labels = """
    1 | | - | -
    2 | label=Label | Label | -
    3 | value=Value | Value | -
    4 | hint=Hint | Hint | -
    5 | label=Label  value=Value | Label: Value | -
    6 | label=Label  hint=Hint | Label | Hint
    7 | value=Value  hint=Hint | Value | Hint
    8 | label=Label  value=Value  hint=Hint | Label: Value | Hint
    9 | label=01: Text | 01: Text | -
    10 | label=03: Text  value=Value | 03: Text: Value | -
    11 | label=07: Text  value=Value  hint=Hint | 07: Text: Value | Hint
    """

  private static let adjust = "Swipe up or down with one finger to adjust the value."

  static let traits = """
    12 | label=02  traits=button | 02. Button. | -
    13 | label=03  traits=link | 03. Link. | -
    14 | label=04  traits=header | 04. Heading. | -
    15 | label=05  traits=searchField | 05. Search Field. | -
    16 | label=06  traits=image | 06. Image. | -
    17 | label=07  traits=selected | Selected: 07 | -
    18 | label=08  traits=playsSound | 08 | -
    18 | label=08  traits=staticText | 08 | -
    18 | label=08  traits=summaryElement | 08 | -
    18 | label=08  traits=updatesFrequently | 08 | -
    18 | label=08  traits=startsMediaSession | 08 | -
    18 | label=08  traits=allowsDirectInteraction | 08 | -
    18 | label=08  traits=causesPageTurn | 08 | -
    18 | label=08  traits=tabBar | 08 | -
    19 | label=09  traits=keyboardKey | 09 | -
    20 | label=12  traits=notEnabled | 12. Dimmed. | -
    21 | label=15  traits=adjustable | 15. Adjustable. | \(adjust)
    22 | label=19  traits=button,link | 19. Button. Link. | -
    23 | label=20  traits=button,header | 20. Button. Heading. | -
    24 | label=21  traits=button,searchField | 21. Button. Search Field. | -
    25 | label=22  traits=button,image | 22. Button. Image. | -
    26 | label=23  traits=button,selected | Selected: 23. Button. | -
    27 | label=24  traits=button,notEnabled | 24. Dimmed. Button. | -
    28 | label=25  traits=button,adjustable | 25. Button. Adjustable. | \(adjust)
    29 | label=26  traits=button,keyboardKey | 26 | -
    30 | label=27  traits=\(allPublic) | Selected: 27. Dimmed. \(manyRoles) | -
    31 | hint=Hint  traits=adjustable | Hint. Adjustable. | -
    32 | label=Label  hint=Hint  traits=adjustable | Label. Adjustable. | Hint. \(adjust)
    33 | traits=button,header | Button. Heading. | -
    34 | traits=adjustable | Adjustable. | \(adjust)
    35 | hint=Hint  traits=button | Hint. Button. | -
    36 | traits=selected | Selected. | -
    37 | label=Done.  traits=button | Done. Button. | -
    38 | label=Volume  value=50%  traits=adjustable | Volume: 50%. Adjustable. | \(adjust)
    39 | label=Photo  traits=image,selected,button | Selected: Photo. Button. Image. | -
    """

  private static let manyTraits = "selected,header,link,adjustable,image,searchField"
  private static let manyRoles = "Heading. Link. Adjustable. Image. Search Field."
  private static let allPublic =
    "button,link,image,selected,playsSound,keyboardKey,staticText,summaryElement,notEnabled,"
    + "updatesFrequently,searchField,startsMediaSession,adjustable,allowsDirectInteraction,"
    + "causesPageTurn,tabBar,header"
  private static let toggle = "Double tap to toggle setting."

  static let toggles = """
    40 | value=1  traits=toggleButton,button | Switch Button. On. | \(toggle)
    41 | value=0  traits=toggleButton,button | Switch Button. Off. | \(toggle)
    42 | value=1  traits=toggleButton,button,notEnabled | Dimmed. Switch Button. On. | -
    43 | label=Label  value=1  traits=toggleButton,button | Label. Switch Button. On. | \(toggle)
    44 | label=Label  value=1  hint=Hint  traits=toggleButton,button | Label. Switch Button. On. \
    | Hint. \(toggle)
    45 | label=Label  value=0  hint=Hint  traits=toggleButton,button,\(manyTraits) \
    | Selected: Label. Switch Button. Off. \(manyRoles) | Hint. \(toggle)
    46 | label=Label  value=0  hint=Hint  traits=toggleButton,button,notEnabled,\(manyTraits) \
    | Selected: Label. Dimmed. Switch Button. Off. \(manyRoles) | Hint
    47 | label=Fake  value=2  traits=toggleButton,button | Fake. Switch Button. Mixed. | \(toggle)
    48 | label=Fake  value=1  traits=toggleButton | Fake. On. | \(toggle)
    49 | label=Fake  value=3  traits=toggleButton | Fake. 3 | \(toggle)
    50 | label=Fake  value=Value  traits=toggleButton,button | Fake. Switch Button. Value \
    | \(toggle)
    """

  private static let words = "Use the rotor to access Misspelled Words"

  static let texts = """
    51 | traits=textEntry | Text Field. | Double tap to edit.
    52 | traits=textEntry,isEditing | Text Field. Is editing. | \(words)
    53 | value=Some text  traits=textEntry | Some text. Text Field. | Double tap to edit.
    54 | value=Hello  traits=textEntry,textArea | Hello. Text Field. | Double tap to edit., \(words)
    55 | value=Value in it  traits=textEntry | Value in it. Text Field. | Double tap to edit.
    56 | label=Password  traits=textEntry,secureTextField | Password. Secure Text Field. \
    | Double tap to edit.
    57 | label=Email  hint=Enter your email.  traits=textEntry | Email. Text Field. \
    | Double tap to edit.
    58 | label=Quantity  value=3  traits=textEntry,adjustable \
    | Quantity: 3. Text Field. Adjustable. | Double tap to edit. \(adjust)
    59 | label=Name  traits=textEntry,notEnabled | Name. Dimmed. Text Field. | -
    60 | label=First  traits=backButton,button | First. Back Button. | -
    61 | label=back  traits=backButton,button | Back Button. | -
    62 | label=Second  traits=header | Second. Heading. | -
    63 | label=Section  expanded=yes | Section. Expanded. | Double tap to collapse.
    64 | label=Section  expanded=no  hint=Shows more content | Section. Collapsed. \
    | Shows more content. Double tap to expand.
    65 | label=Section  expanded=no  hint=Read only  traits=notEnabled \
    | Section. Dimmed. Collapsed. | Read only
    """

  static let containers = """
    66 | label=Segment B  traits=button,selected  in=segmentedControl 2/3 \
    | Selected: Segment B. Button. 2 of 3. | -
    67 | label=Segment A  traits=button  in=segmentedControl 1/3 | Segment A. Button. 1 of 3. | -
    68 | label=Photo  in=segmentedControl 2/5 | Photo 2 of 5. | -
    69 | label=Item A  traits=button,tabBarItem  in=tabBar 1/6 | Item A. Tab. 1 of 6. | -
    70 | label=Item B  traits=tabBarItem,selected  in=tabBar 2/6 \
    | Selected: Item B. Tab. 2 of 6. | -
    71 | label=Item C  traits=button,tabBarItem  in=tabBar 3/6 | Item C. Tab. 3 of 6. | -
    72 | traits=button,tabBarItem  in=tabBar 4/6 | Tab. 4 of 6. | -
    73 | label=Label  value=Value  hint=Hint  traits=tabBarItem  in=tabBar 5/6 \
    | Label: Value. Tab. 5 of 6. | Hint
    74 | label=Item B  badge=3  traits=tabBarItem  in=tabBar 2/4  profile=ios-18 \
    | Item B: 3 items. Tab. 2 of 4. | -
    75 | label=Item B  badge=3  traits=tabBarItem  in=tabBar 2/4 | Item B. Tab. 2 of 4. | -
    76 | label=Item C  badge=A  traits=tabBarItem  in=tabBar 3/4  profile=ios-17 \
    | Item C: A. Tab. 3 of 4. | -
    77 | label=Item C  traits=button,notEnabled  in=tabBar 3/11 \
    | Item C. Dimmed. Tab. 3 of 11. | -
    78 | label=H  traits=button,notEnabled,header,link,adjustable,image,searchField  \
    in=tabBar 8/11 | H. Dimmed. Tab. \(manyRoles) 8 of 11. | -
    79 | label=Label 1  in=list 1/4 | Label 1. List Start. | -
    80 | label=Label 2  in=list 2/4 | Label 2 | -
    81 | label=Label 4  in=list 4/4 | Label 4. List End. | -
    82 | label=only  in=list 1/1 | only. List Start. | -
    83 | label=Label 1  in=landmark 1/4 | Label 1. Landmark. | -
    84 | label=Label 4  in=landmark 4/4 | Label 4. End. | -
    85 | label=Buy  traits=button  in=list 1/2 | Buy. Button. List Start. | -
    96 | value=page 2 of 3  traits=adjustable | page 2 of 3. Adjustable. | \(adjust)
    97 | value=75%  traits=adjustable | 75%. Adjustable. | \(adjust)
    98 | label=Decrement  traits=button,notEnabled | Decrement. Dimmed. Button. | -
    99 | label=Increment  traits=button | Increment. Button. | -
    111 | label=Project  traits=button,card  native | Project. Button. | -
    """
}
