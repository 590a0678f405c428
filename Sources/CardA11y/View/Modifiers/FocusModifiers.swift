extension View {
  /// Gives the view the keyboard, and moves the cursor to it, when the state becomes true.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    requestingFocus { condition.link.requests(true) }
  }

  /// Gives the view the keyboard, and moves the cursor to it, when the state becomes a value.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    requestingFocus { binding.link.requests(value) }
  }

  /// Moves the cursor of readers to the view when the state becomes true.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    requestingFocus { condition.link.requests(true) }
  }

  /// Moves the cursor of readers to the view when the state becomes a value.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    requestingFocus { binding.link.requests(value) }
  }

  nonisolated private func requestingFocus(_ isRequested: @escaping () -> Bool) -> some View {
    ModifiedView(content: self) { _ in
      var attributes = SemanticAttributes()
      attributes.requestsFocus = isRequested()
      return .attributes(attributes)
    }
  }
}
