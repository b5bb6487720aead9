/** Columns of which filters ask for codes; of `features` and `subtypes` a listing has several. */
export type CodedColumns = Record<
  'goal' | 'place' | 'webIds' | 'facades' | 'states',
  Uint8Array | Uint16Array
> &
  Record<'features' | 'subtypes', Uint32Array>

type Coded = keyof CodedColumns

/** Bits of a word. */
const perWord = 32

/**
 * A bit for each slot, for each code of a column: an eighth of what the column takes, and a condition on codes is told for 32
 * listings at once. Made when a column is first asked for.
 */
export class CodeBits {
  private readonly columns: CodedColumns
  private readonly isLive: Uint8Array
  private readonly length: number
  private readonly made = new Map<Coded, Map<number, Uint32Array>>()

  constructor(columns: CodedColumns, isLive: Uint8Array, length: number) {
    this.columns = columns
    this.isLive = isLive
    this.length = length
  }

  /** The slots that have any of the codes. */
  of(column: Coded, codes: readonly number[]): Uint32Array {
    const byCode = this.made.get(column) ?? this.make(column)
    const found = new Uint32Array(Math.ceil(this.length / perWord))
    for (const code of codes) addBits(found, byCode.get(code))
    return found
  }

  private make(column: Coded): Map<number, Uint32Array> {
    const found = new Map<number, Uint32Array>()
    const bitsOf = (code: number) => {
      const bits = found.get(code) ?? new Uint32Array(Math.ceil(this.length / perWord))
      found.set(code, bits)
      return bits
    }
    const isSet = column === 'features' || column === 'subtypes'
    const values = this.columns[column]
    for (let slot = 0; slot < this.length; slot += 1) {
      if (!this.isLive[slot]) continue
      const value = Number(values[slot])
      if (!isSet) setBit(bitsOf(value), slot)
      else for (let rest = value; rest !== 0; rest &= rest - 1) setBit(bitsOf(lowestBit(rest)), slot)
    }
    this.made.set(column, found)
    return found
  }
}

function setBit(bits: Uint32Array, slot: number) {
  const word = Math.floor(slot / perWord)
  bits[word] = Number(bits[word]) | (1 << (slot % perWord))
}

/** Its number from 0. */
const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits)

function addBits(bits: Uint32Array, more: Uint32Array | undefined) {
  if (!more) return
  for (let word = 0; word < bits.length; word += 1) bits[word] = Number(bits[word]) | Number(more[word])
}

/** Keeps the bits that are also in others. */
export function keepBits(bits: Uint32Array, others: Uint32Array) {
  for (let word = 0; word < bits.length; word += 1) bits[word] = Number(bits[word]) & Number(others[word])
}

/** The numbers of the bits that are set, in ascending order. */
export function numbersOf(bits: Uint32Array): Int32Array {
  const found = new Int32Array(countOf(bits))
  let length = 0
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = Number(bits[word]); rest !== 0; rest &= rest - 1) {
      found[length] = word * perWord + lowestBit(rest)
      length += 1
    }
  }
  return found
}

function countOf(bits: Uint32Array): number {
  let total = 0
  for (let word = 0; word < bits.length; word += 1) {
    let rest = Number(bits[word])
    rest -= (rest >>> 1) & 0x55555555
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
    total += Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return total
}
