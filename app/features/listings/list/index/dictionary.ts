/** Numbers a few distinct values, so that a column of them is small. Codes are never given back. */
export class Dictionary<Value> {
  readonly values: Value[] = []
  private readonly codes = new Map<string, number>()
  private readonly keyOf: (value: Value) => string

  constructor(keyOf: (value: Value) => string) {
    this.keyOf = keyOf
  }

  codeOf(value: Value): number {
    const key = this.keyOf(value)
    const known = this.codes.get(key)
    if (known !== undefined) return known
    const code = this.values.push(value) - 1
    this.codes.set(key, code)
    return code
  }

  /** Which codes a condition holds for, 1 or 0 each. */
  test(condition: (value: Value) => boolean): Uint8Array {
    return Uint8Array.from(this.values, (value) => (condition(value) ? 1 : 0))
  }
}
