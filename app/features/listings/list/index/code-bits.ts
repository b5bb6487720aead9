import { alternativeSets } from '../filters/filters'

const codedColumns = ['goal', 'place', 'features', ...alternativeSets] as const
type CodedColumn = (typeof codedColumns)[number]

/** The codes of a listing by column; of features and subtypes it has a bit each. */
export type Codes = Record<CodedColumn, number>

/** Bits of a word. */
const perWord = 32

/**
 * A bit for each slot, for each code of a column: an eighth of what the column takes, and a condition on codes is told for 32
 * listings at once.
 */
export class CodeBits {
  private readonly bits: Record<CodedColumn, Map<number, Uint32Array>> = {
    ...{ goal: new Map(), place: new Map(), webIds: new Map(), facades: new Map(), states: new Map() },
    ...{ features: new Map(), subtypes: new Map() },
  }

  /** The slots below `length` that have any of the codes. */
  of(column: CodedColumn, codes: readonly number[], length: number): Uint32Array {
    const found = new Uint32Array(Math.ceil(length / perWord))
    for (const code of codes) addBits(found, this.bits[column].get(code))
    return found
  }

  /** How many of some slots have a code. */
  countAmong(among: Uint32Array, column: CodedColumn, code: number): number {
    const bits = this.bits[column].get(code)
    return bits ? countInBoth(among, bits) : 0
  }

  add(slot: number, codes: Codes) {
    this.change(slot, codes, setBit)
  }

  remove(slot: number, codes: Codes) {
    this.change(slot, codes, clearBit)
  }

  private change(slot: number, codes: Codes, change: (bits: Uint32Array, slot: number) => void) {
    for (const column of codedColumns) {
      const value = codes[column]
      if (column !== 'features' && column !== 'subtypes') change(this.roomFor(column, value, slot), slot)
      else
        for (let rest = value; rest !== 0; rest &= rest - 1)
          change(this.roomFor(column, lowestBit(rest), slot), slot)
    }
  }

  /** With room for the slot. */
  private roomFor(column: CodedColumn, code: number, slot: number): Uint32Array {
    const bits = withRoomFor(this.bits[column].get(code), slot)
    this.bits[column].set(code, bits)
    return bits
  }
}

/** The same bits where they reach to a slot, else a copy with room for twice as many. */
export function withRoomFor(bits: Uint32Array | undefined, slot: number): Uint32Array {
  if (bits && slot < bits.length * perWord) return bits
  const larger = new Uint32Array(Math.ceil(slot / perWord) * 2 + 1)
  if (bits) larger.set(bits)
  return larger
}

export function setBit(bits: Uint32Array, slot: number) {
  const word = Math.floor(slot / perWord)
  bits[word] = Number(bits[word]) | (1 << (slot % perWord))
}

export function clearBit(bits: Uint32Array, slot: number) {
  const word = Math.floor(slot / perWord)
  bits[word] = Number(bits[word]) & ~(1 << (slot % perWord))
}

export const hasBit = (bits: Uint32Array, slot: number): boolean =>
  ((Number(bits[Math.floor(slot / perWord)]) >>> (slot % perWord)) & 1) === 1

/** Its number from 0. */
const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits)

function addBits(bits: Uint32Array, more: Uint32Array | undefined) {
  if (!more) return
  const length = Math.min(bits.length, more.length)
  for (let word = 0; word < length; word += 1) bits[word] = Number(bits[word]) | Number(more[word])
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

/** The number of bits that are set. */
export function countOf(bits: Uint32Array): number {
  let total = 0
  for (let word = 0; word < bits.length; word += 1) total += onesOf(Number(bits[word]))
  return total
}

/** The number of bits that are set in both. */
export function countInBoth(bits: Uint32Array, others: Uint32Array): number {
  const length = Math.min(bits.length, others.length)
  let total = 0
  for (let word = 0; word < length; word += 1) total += onesOf(Number(bits[word]) & Number(others[word]))
  return total
}

/** The number of ones among 32 bits, added in pairs, then in fours, then in bytes. */
function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Bits with those of some numbers below `length` set. */
export function bitsAt(numbers: Int32Array, length: number): Uint32Array {
  const bits = new Uint32Array(Math.ceil(length / perWord))
  for (let at = 0; at < numbers.length; at += 1) setBit(bits, Number(numbers[at]))
  return bits
}

/** A bit for each name that is in the set, in the order of all names. */
export function bitsOf<Name>(set: ReadonlySet<Name>, names: readonly Name[]): number {
  let bits = 0
  names.forEach((name, index) => {
    if (set.has(name)) bits |= 1 << index
  })
  return bits >>> 0
}
