extension Lexicon {
  /// The words of Spanish.
  static let spanish = Lexicon(
    language: "es",
    table: """
      state | seleccionado, seleccionada, no seleccionado, no seleccionada, marcado, marcada, activado
      state | activada, desactivado, desactivada, expandido, expandida, contraído, contraída
      toggle | activado, desactivado
      gesture | toca para, toque para, pulsa para, pulse para, toca aquí, pulsa aquí, toca dos veces
      gesture | toque dos veces, pulsa dos veces, doble toque, haz clic, haga clic, desliza para
      gesture | desliza hacia, mantén pulsado, mantenga pulsado
      hintGesture | toca, toque, pulsa, pulse, haz clic, haga clic, desliza, deslice, mantén pulsado
      vague | aquí, haz clic aquí, haga clic aquí, pulsa aquí, toca aquí, más información, leer más
      vague | ver más, saber más
      vagueLink | más, enlace, este enlace, detalles, info, página, sitio web
      error | error, no válido, no válida, inválido, inválida, incorrecto, incorrecta, es obligatorio
      """)
}
