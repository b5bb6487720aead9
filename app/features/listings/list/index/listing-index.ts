import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PublicPosition } from '../../projection/public-position'
import type { PublicPrice } from '../../projection/public-words'
import { type SearchedListing, searchedStates } from '../filters/searched-listing'
import { filterOfCriteria, type ListingCriteria, type ListingFilter } from '../listing-criteria'
import type { PlaceLookup } from '../where/place-lookup'
import { countOf, hasBit } from './code-bits'
import { type CountedSlots, countChoices, type Facets, slotsToCount } from './facet-counts'
import { ListingColumns } from './listing-columns'
import { NearSlots } from './near-slots'
import { type SlotOrder, SlotOrders, slotOrders } from './slot-orders'

export type Counts = { total: number; closed: number }
export type PlacedListing = {
  id: number
  position: PublicPosition | undefined
  price: PublicPrice
  zip: string
  countryId: number
}
/** @property ids - listings whose texts have the words that are looked for */
export type Lookup = { places: PlaceLookup; ids?: ReadonlySet<number> | undefined }

type SelectedListings = { ids: Lookup['ids']; slots: CountedSlots; facets?: Facets }

const mostSelected = 16
/** Listings written before others have their turn. */
const putAtOnce = 1_000

/** Answers which listings a filter selects, in which order, without the database. */
export class ListingIndex {
  /** Content version that it was read at; later changes are not all in it. */
  version: number
  private readonly columns = new ListingColumns()
  /** By filter, until the next change. */
  private readonly selected = new Map<string, SelectedListings>()
  private readonly near = new NearSlots(this.columns)
  private readonly orders = new SlotOrders(this.columns)

  constructor(version: number) {
    this.version = version
  }

  get size() {
    return this.columns.size
  }

  /**
   * Writes and takes out listings, beside what is shown, and shows all of it in one step: others have their turn meanwhile,
   * and find either all of the former or all of the new state.
   */
  async apply(changed: readonly SearchedListing[], removedIds: readonly number[] = []) {
    const ids = [...removedIds, ...changed.map(({ id }) => id)]
    const leaving = ids.flatMap((id) => this.columns.slotOf(id) ?? [])
    const entering: number[] = []
    for (const [index, listing] of changed.entries()) {
      entering.push(this.columns.put(listing))
      if (index % putAtOnce === putAtOnce - 1) await nextTurn()
    }
    const isLeaving = leaving.length > 0 ? this.marked(leaving) : undefined
    const made = new Map<SlotOrder, Int32Array>()
    for (const order of slotOrders) {
      await nextTurn()
      made.set(order, this.orders.made(order, isLeaving, entering))
    }
    this.near.write(entering)
    this.columns.show(entering, leaving)
    this.orders.show(made)
    this.forgetSelected()
  }

  private marked(slots: readonly number[]) {
    const marks = new Uint8Array(this.columns.length)
    for (const slot of slots) marks[slot] = 1
    return marks
  }

  /** What the places mean may have changed, although no listing did. */
  forgetSelected() {
    this.selected.clear()
  }

  /** The slots of the last filters are kept, because a page needs them for its counts and its cards. */
  private select(filter: ListingFilter, { places, ids }: Lookup): SelectedListings {
    const key = JSON.stringify(filterOfCriteria(filter))
    const known = this.selected.get(key)
    if (known && known.ids === ids) return known
    const selected = { ids, slots: slotsToCount(this.columns, filter, places, ids) }
    if (this.selected.size >= mostSelected) this.selected.clear()
    this.selected.set(key, selected)
    return selected
  }

  count(filter: ListingFilter, lookup: Lookup): Counts {
    const { all } = this.select(filter, lookup).slots
    const closed = this.columns.bits.countAmong(all, 'states', searchedStates.indexOf('closed'))
    return { total: countOf(all), closed }
  }

  /** The ids of a filter in an order, without the first `offset`. */
  ids(
    criteria: ListingFilter & Pick<ListingCriteria, 'sort'>,
    { offset = 0, limit = Number.POSITIVE_INFINITY }: { offset?: number; limit?: number | undefined },
    lookup: Lookup,
  ): number[] {
    const { all } = this.select(criteria, lookup).slots
    return this.slotsOf(all, criteria.sort, offset, limit).map((slot) => this.columns.ids[slot] ?? 0)
  }

  /** The public positions and prices of all listings of a filter, in the order of their ids. */
  placed(filter: ListingFilter, lookup: Lookup): PlacedListing[] {
    const { ids, place, places } = this.columns
    const slots = this.slotsOf(this.select(filter, lookup).slots.all, 'id', 0, Number.POSITIVE_INFINITY)
    return slots.map((slot) => ({
      id: ids[slot] ?? 0,
      position: this.columns.positionOf(slot),
      price: this.columns.priceOf(slot),
      ...(places.values[place[slot] ?? 0] ?? { zip: '', countryId: 0 }),
    }))
  }

  /** How many listings each choice of a filter would leave beside all other filters. */
  facets(filter: ListingFilter, lookup: Lookup): Facets {
    const selected = this.select(filter, lookup)
    selected.facets ??= countChoices(this.columns, selected.slots, this.near.of(lookup.places))
    return selected.facets
  }

  private slotsOf(selected: Uint32Array, order: SlotOrder, offset: number, limit: number): number[] {
    const found: number[] = []
    let passed = 0
    for (const slot of this.orders.in(order)) {
      if (!hasBit(selected, slot)) continue
      passed += 1
      if (passed <= offset) continue
      if (found.length >= limit) break
      found.push(slot)
    }
    return found
  }
}
