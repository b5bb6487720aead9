import type { ListingSort } from '../listing-criteria'
import type { ListingColumns } from './listing-columns'

type Compare = (a: number, b: number) => number
export type SlotOrder = ListingSort | 'id'

/** All slots in each order of a list, sold and rented last; the same as the orders of the database. */
export class SlotOrders {
  private readonly columns: ListingColumns
  private readonly slots = new Map<SlotOrder, Int32Array>()

  constructor(columns: ListingColumns) {
    this.columns = columns
    for (const order of slotOrders) this.slots.set(order, new Int32Array(0))
  }

  in(order: SlotOrder): Int32Array {
    return this.slots.get(order) ?? new Int32Array(0)
  }

  /**
   * Moves slots to where they belong in one order.
   * @param leaving - 1 for each slot that is taken out of its former place; undefined if there is none
   * @param entering - slots to put in, not sorted
   */
  move(order: SlotOrder, leaving: Uint8Array | undefined, entering: readonly number[]) {
    const compare = compareBy(order, this.columns)
    const staying = leaving ? this.in(order).filter((slot) => !leaving[slot]) : this.in(order)
    this.slots.set(order, merged(staying, Int32Array.from(entering).sort(compare), compare))
  }
}

export const slotOrders: readonly SlotOrder[] = ['newest', 'price-asc', 'price-desc', 'surface-desc', 'id']

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
