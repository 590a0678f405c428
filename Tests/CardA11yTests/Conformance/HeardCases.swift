/// The recorded utterances 151 to 187 of facts: voiceover.md §16.12, in the comma rendering.
///
/// Recordings are compared without regard to case. `hint` is what followed after the pause.
enum HeardCases {
  private static let adjust = "swipe up or down with one finger to adjust the value"

  static let table = """
    151 | label=Apply  traits=button | apply, button | -
    152 | label=target  traits=button,notEnabled | target, dimmed, button | -
    153 | label=sample  traits=link | sample, link | -
    155 | label=It's a great day for coffee  traits=header | it's a great day for coffee, heading | -
    156 | label=all about trains  traits=header  level=2 | all about trains, heading level 2 | -
    157 | label=earth  traits=image | earth, image | -
    161 | label=your favorite animal?  value=cats  traits=textEntry \
    | your favorite animal? cats, text field | double tap to edit
    165 | label=volume  value=6, 54.5%  traits=adjustable | volume, 6, 54.5%, adjustable | \(adjust)
    166 | label=Speaking Rate  value=48%  traits=adjustable \
    | speaking rate, 48%, adjustable | \(adjust)
    169 | label=apple  traits=selected,button | selected, apple, button | -
    170 | label=nothing  traits=notEnabled,button | nothing, dimmed, button | -
    172 | label=states  traits=button  expanded=no \
    | states, button, collapsed | double tap to expand
    173 | label=Reachability  value=0  traits=toggleButton \
    | reachability, off | double tap to toggle setting
    174 | label=12A, Window seat  value=0  traits=toggleButton,button \
    | 12A, window seat, switch button, off | double tap to toggle setting
    175 | label=last 24 hours  traits=button,selected  in=segmentedControl 1/2 \
    | selected, last 24 hours, button, 1 of 2 | -
    176 | label=last 10 days  traits=button  in=segmentedControl 2/2 \
    | last 10 days, button, 2 of 2 | -
    177 | label=my tickets  traits=button  in=tabBar 3/6 | my tickets, tab, 3 of 6 | -
    178 | label=Page 1 of 11  value=0% progress  traits=adjustable \
    | page 1 of 11, 0% progress, adjustable | \(adjust)
    179 | label=cats  in=list 1/3 | cats, list start | -
    179 | label=birds  in=list 3/3 | birds, list end | -
    180 | label=text  in=landmark 1/2 site header, banner | text, site header, banner, landmark | -
    180 | label=text  in=landmark 2/2 site header, banner | text, end, site header, banner | -
    181 | label=text  in=landmark 1/2 banner | text, banner, landmark | -
    181 | label=text  in=landmark 2/2 banner | text, end, banner | -
    184 | label=test  hint=hello  traits=button | test, button | hello
    """

  /// The recordings that cannot hold, each with its reason.
  static let known: [(number: Int, reason: String)] = [
    (154, "visited is private trait 32, which a tree cannot state"),
    (159, "a checkbox is a role of web pages"),
    (160, "a radio button and its group are roles of web pages"),
    (162, "the recording ends before the hint that text fields have natively"),
    (163, "a web search field has the hint of a text field without its role word"),
    (164, "natively a text area is a text field (case 54); the words are Safari's"),
    (167, "a pop-up button is private trait 40, which a tree cannot state"),
    (168, "a pop-up button is private trait 40, which a tree cannot state"),
    (171, "this web button gives no hint; native ones do (cases 63 and 172)"),
    (182, "table start and its size are words of web pages"),
    (183, "table end is a word of web pages"),
    (185, "invalid data is a state of web pages"),
    (186, "draggable is private trait 38, which a tree cannot state"),
    (187, "a picker item is private trait 19, which a tree cannot state"),
  ]
}
