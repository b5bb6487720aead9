import type { ListingSort } from '../listing-criteria'
import type { ListingColumns } from './listing-columns'

type Compare = (a: number, b: number) => number
export type SlotOrder = ListingSort | 'id'

/** All slots in each order of a list, sold and rented last; the same as the orders of the database. */
export class SlotOrders {
  private readonly columns: ListingColumns
  private slots: ReadonlyMap<SlotOrder, Int32Array> = new Map()

  constructor(columns: ListingColumns) {
    this.columns = columns
  }

  in(order: SlotOrder): Int32Array {
    return this.slots.get(order) ?? new Int32Array(0)
  }

  /**
   * Makes one order again, without showing it.
   * @param leaving - 1 for each slot that is left out; undefined if there is none
   * @param entering - slots to put in, not sorted
   */
  made(order: SlotOrder, leaving: Uint8Array | undefined, entering: readonly number[]): Int32Array {
    const compare = compareBy(order, this.columns)
    const staying = leaving ? without(this.in(order), leaving) : this.in(order)
    return merged(staying, Int32Array.from(entering).sort(compare), compare)
  }

  show(slots: ReadonlyMap<SlotOrder, Int32Array>) {
    this.slots = slots
  }
}

export const slotOrders: readonly SlotOrder[] = ['newest', 'price-asc', 'price-desc', 'surface-desc', 'id']

function without(slots: Int32Array, leaving: Uint8Array): Int32Array {
  const staying = new Int32Array(slots.length)
  let length = 0
  for (let at = 0; at < slots.length; at += 1) {
    const slot = Number(slots[at])
    if (leaving[slot]) continue
    staying[length] = slot
    length += 1
  }
  return staying.subarray(0, length)
}

/** Copies what lies between two places as a whole: a few changes among many listings cost a few comparisons. */
function merged(before: Int32Array, entering: Int32Array, compare: Compare): Int32Array {
  const found = new Int32Array(before.length + entering.length)
  let [from, length] = [0, 0]
  for (const slot of entering) {
    const at = placeOf(slot, before, from, compare)
    found.set(before.subarray(from, at), length)
    length += at - from
    found[length] = slot
    length += 1
    from = at
  }
  found.set(before.subarray(from), length)
  return found
}

/** Binary search from a place on. */
function placeOf(slot: number, sorted: Int32Array, from: number, compare: Compare): number {
  let [low, high] = [from, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(sorted[middle] ?? 0, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function compareBy(order: SlotOrder, { ids, closed, createdAt, measures }: ListingColumns): Compare {
  const at = (column: { [slot: number]: number }, slot: number) => column[slot] ?? 0
  if (order === 'id') return (a, b) => at(ids, a) - at(ids, b)
  const [key, direction] = {
    newest: [createdAt, -1],
    'price-asc': [measures.price, 1],
    'price-desc': [measures.price, -1],
    'surface-desc': [measures.surface, -1],
  }[order] as [Float64Array, 1 | -1]
  return (a, b) =>
    at(closed, a) - at(closed, b) || knownFirst(at(key, a), at(key, b), direction) || at(ids, b) - at(ids, a)
}

/** What is unknown comes last in either direction. */
function knownFirst(a: number, b: number, direction: 1 | -1): number {
  if (a < b) return -direction
  if (a > b) return direction
  return a === b ? 0 : Number(Number.isNaN(a)) - Number(Number.isNaN(b))
}
