/// How a page looks; its security policy names it by its digest.
enum PageStyle {
  /// The style sheet.
  static let text = colors + ground + lists + screens + media

  /// One set of names for light, dark and more contrast; every pair of text and ground has a ratio
  /// of 4.5 at least, and every edge of a control one of 3.
  private static let colors = """
    :root {
      color-scheme: light dark;
      --ground: #F5F5F8; --panel: #FFFFFF; --ink: #1B1B20; --faint: #55555F;
      --line: #D8D8E0; --edge: #74748A; --link: #4A1FB0; --focus: #6D28D9;
      --failed: #AD0018; --failed-wash: #FDECEE;
      --cantTell: #8A4300; --cantTell-wash: #FFF0DE;
      --advice: #17508F; --advice-wash: #E6F0FB;
      --good: #0F6136; --good-wash: #E1F4E9;
      --caption: #17171C; --caption-ink: #FFFFFF;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #121217; --panel: #1D1D24; --ink: #EDEDF2; --faint: #B5B5C2;
        --line: #3A3A47; --edge: #8C8C9E; --link: #C6B3FF; --focus: #C6B3FF;
        --failed: #FF9CA7; --failed-wash: #3B151A;
        --cantTell: #FFC27D; --cantTell-wash: #37240D;
        --advice: #9DC5FF; --advice-wash: #14273F;
        --good: #7FDDA7; --good-wash: #10301F;
        --caption: #000000; --caption-ink: #FFFFFF;
      }
    }
    @media (prefers-contrast: more) {
      :root { --line: var(--edge); --faint: var(--ink); }
    }

    """

  /// The page itself: head, navigation, headings, links, controls.
  private static let ground = """
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { scroll-padding-top: 1rem; }
    body {
      margin: 0; background: var(--ground); color: var(--ink);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
      overflow-wrap: anywhere;
    }
    body > header, main, footer { max-width: 84rem; margin: 0 auto; padding: 0 1rem; }
    body > header { padding-top: 1.5rem; }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; }
    h2 { font-size: 1.4rem; line-height: 1.25; margin: 2.5rem 0 1rem; }
    h3 { font-size: 1.1rem; margin: 1.5rem 0 .75rem; }
    h4 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
    p { margin: .5rem 0; }
    code, pre { font: .875em ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; }
    pre > * { text-decoration: none; }
    del { color: var(--failed); background: var(--failed-wash); }
    ins { color: var(--good); background: var(--good-wash); }
    a { color: var(--link); text-underline-offset: .15em; }
    main:focus { outline: none; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
    .unseen {
      position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
    .skip { position: absolute; left: -100vw; }
    .skip:focus {
      left: 1rem; top: .5rem; z-index: 1; padding: .5rem 1rem; background: var(--panel);
    }
    .verdict {
      padding: .9rem 1.1rem; margin: 0; border-radius: .75rem; font-size: 1.1rem;
      border: 1px solid currentColor;
    }
    .verdict.good { color: var(--good); background: var(--good-wash); }
    .verdict.bad { color: var(--failed); background: var(--failed-wash); }
    .verdict::before { font-weight: 700; margin-right: .5rem; }
    .verdict.good::before { content: "\\2713" / ""; }
    .verdict.bad::before { content: "\\2717" / ""; }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
    nav a, .letters a, .counts a { display: inline-block; padding: .25rem 0; min-height: 1.5rem; }
    footer { padding: 2rem 1rem; color: var(--faint); }
    button, select, input[type="search"] {
      font: inherit; color: var(--ink); background: var(--panel); min-height: 2.5rem;
      padding: .35rem .8rem; border: 1px solid var(--edge); border-radius: .5rem; max-width: 100%;
    }
    button { cursor: pointer; }
    button:hover { border-color: var(--ink); }
    summary { cursor: pointer; padding: .4rem 0; color: var(--link); }
    .controls { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0; }
    .meta, #keys { color: var(--faint); font-size: .9rem; }
    .more { display: block; color: var(--faint); font-size: .9rem; }
    .tag {
      display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .85rem;
      font-weight: 600; border: 1px solid currentColor; color: var(--faint);
    }
    .tag.failed { color: var(--failed); background: var(--failed-wash); }
    .tag.cantTell { color: var(--cantTell); background: var(--cantTell-wash); }
    .tag.advice { color: var(--advice); background: var(--advice-wash); }

    """
}
