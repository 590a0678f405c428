extension Phrases {
  /// Japanese.
  ///
  /// Source: facts: voiceover.md §7.1. One word is reported, all else is belief.
  static let japanese = Phrases(
    language: "ja", fallback: .english,
    table: """
      selected | 選択中: | unverified
      selectedAlone | 選択中. | unverified
      dimmed | 使用できません. | unverified
      button | ボタン. | reported
      backButton | 戻るボタン. | unverified
      backWord | 戻る | unverified
      switchButton | スイッチボタン. | unverified
      switchOn | オン. | unverified
      switchOff | オフ. | unverified
      switchMixed | 混在. | unverified
      tab | タブ. | unverified
      textField | テキストフィールド. | unverified
      secureTextField | セキュアテキストフィールド. | unverified
      isEditing | 編集中. | unverified
      heading | 見出し. | unverified
      headingLevel | 見出しレベル%1. | unverified
      link | リンク. | unverified
      adjustable | 調整可能. | unverified
      image | イメージ. | unverified
      searchField | 検索フィールド. | unverified
      card | カード. | unverified
      expanded | 展開済み. | unverified
      collapsed | 折りたたみ済み. | unverified
      position | %1/%2. | unverified
      badge | %1項目 | unverified
      rowSpan | %1行に拡張. | unverified
      columnSpan | %1列に拡張. | unverified
      row | 行%1. | unverified
      column | 列%1. | unverified
      listStart | リストの先頭. | unverified
      listEnd | リストの末尾. | unverified
      landmarkStart | ランドマーク. | unverified
      landmarkEnd | 末尾. | unverified
      actionsAvailable | アクションがあります | unverified
      moreContentAvailable | ほかのコンテンツがあります | unverified
      toggleHint | ダブルタップして設定を切り替えます. | unverified
      adjustableHint | 1本指で上下にスワイプして値を調整します. | unverified
      editHint | ダブルタップして編集します. | unverified
      editingHint | ローターを使ってスペルミスにアクセスします | unverified
      textAreaHint | ダブルタップして編集します., ローターを使ってスペルミスにアクセスします \
      | unverified
      expandedHint | ダブルタップして折りたたみます. | unverified
      collapsedHint | ダブルタップして展開します. | unverified
      rotorCharacters | 文字 | unverified
      rotorWords | 単語 | unverified
      rotorLines | 行 | unverified
      rotorHeadings | 見出し | unverified
      rotorHeadingLevel | 見出しレベル%1 | unverified
      rotorLinks | リンク | unverified
      rotorButtons | ボタン | unverified
      rotorFormControls | フォームコントロール | unverified
      rotorTextFields | テキストフィールド | unverified
      rotorSearchFields | 検索フィールド | unverified
      rotorImages | イメージ | unverified
      rotorStaticText | 静止テキスト | unverified
      rotorContainers | コンテナ | unverified
      rotorLandmarks | ランドマーク | unverified
      rotorLists | リスト | unverified
      rotorTables | 表 | unverified
      rotorRows | 表の行 | unverified
      rotorActions | アクション | unverified
      rotorMoreContent | その他のコンテンツ | unverified
      headingNotFound | 見出しが見つかりません | unverified
      linkNotFound | リンクが見つかりません | unverified
      buttonNotFound | ボタンが見つかりません | unverified
      formControlNotFound | フォームコントロールが見つかりません | unverified
      textFieldNotFound | テキストフィールドが見つかりません | unverified
      searchFieldNotFound | 検索フィールドが見つかりません | unverified
      imageNotFound | イメージが見つかりません | unverified
      staticTextNotFound | 静止テキストが見つかりません | unverified
      containerNotFound | コンテナが見つかりません | unverified
      landmarkNotFound | ランドマークが見つかりません | unverified
      listNotFound | リストが見つかりません | unverified
      tableNotFound | 表が見つかりません | unverified
      rowNotFound | 行が見つかりません | unverified
      itemNotFound | %1が見つかりません | unverified
      space | スペース. | unverified
      activate | アクティベート | unverified
      page | %1/%2ページ | unverified
      topOfScreen | 画面の上部. | unverified
      bottomOfScreen | 画面の下部. | unverified
      rowHeader | 行見出し. | unverified
      columnHeader | 列見出し. | unverified
      """)
}
