@main
enum A11ySim {
  static func main() {
    print("a11ysim")
  }
}
