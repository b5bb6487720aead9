import { bitsAt, numbersOf } from './code-bits'

/** The slots that conditions have left so far, in ascending order; each condition reads only these. */
export class SlotsLeft {
  private readonly slots: Int32Array
  private length: number

  constructor(bits: Uint32Array) {
    this.slots = numbersOf(bits)
    this.length = this.slots.length
  }

  /**
   * Comparing with NaN is false: what is unknown matches no bound. Without a branch, which a processor guesses wrong half
   * the time.
   */
  keepLeast(values: Float64Array, bound: number) {
    const { slots, length } = this
    let kept = 0
    for (let at = 0; at < length; at += 1) {
      const slot = Number(slots[at])
      slots[kept] = slot
      kept += Number(Number(values[slot]) >= bound)
    }
    this.length = kept
  }

  keepMost(values: Float64Array, bound: number) {
    const { slots, length } = this
    let kept = 0
    for (let at = 0; at < length; at += 1) {
      const slot = Number(slots[at])
      slots[kept] = slot
      kept += Number(Number(values[slot]) <= bound)
    }
    this.length = kept
  }

  keepWhere(holds: (slot: number) => boolean) {
    const { slots, length } = this
    let kept = 0
    for (let at = 0; at < length; at += 1) {
      const slot = Number(slots[at])
      if (holds(slot)) slots[kept++] = slot
    }
    this.length = kept
  }

  /** A bit for each slot below `length`, set where it is left. */
  bits(length: number): Uint32Array {
    return bitsAt(this.slots.subarray(0, this.length), length)
  }
}
