extension Lexicon {
  /// The words of Japanese.
  static let japanese = Lexicon(
    language: "ja",
    table: """
      state | 選択済み, 選択中, 未選択, 無効
      toggle | オン, オフ
      gesture | ダブルタップ, タップして, スワイプして, クリックして, 長押しして, ここをタップ, ここをクリック
      hintGesture | タップ, スワイプ, クリック, 長押し, ドラッグ, ピンチ
      vague | こちら, ここ, ここをクリック, ここをタップ, 詳細はこちら, もっと見る, 続きを読む
      vagueLink | 詳細, リンク, もっと, ページ
      error | エラー, 無効, 必須, 正しくありません, 入力してください
      """)
}
