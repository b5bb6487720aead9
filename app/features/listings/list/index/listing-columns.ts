import type { ListingGoal } from '#db/schema'
import { listingSubtypes } from '~/kernel/listing-subtypes'
import type { PublicPosition } from '../../projection/public-position'
import type { PublicPrice } from '../../projection/public-words'
import { listingFeatures } from '../filters/features'
import { type Measure, measureNames, type SearchedListing, searchedStates } from '../filters/searched-listing'
import { bitsOf, CodeBits, type Codes } from './code-bits'
import { Dictionary } from './dictionary'
import { grown } from './grown'

export type Place = { countryId: number; zip: string }

const goals: readonly ListingGoal[] = ['sale', 'rent']
/** A price in the column of prices, alone or as the least one; any other stands apart. */
const priceKinds = { onRequest: 0, amount: 1, startingFrom: 2, apart: 3 } as const
const positionKinds = [undefined, 'point', 'area'] as const
const pointKind = positionKinds.indexOf('point')
const firstCapacity = 1024

/**
 * The public columns of all listings that are not withdrawn, as typed arrays: one slot a listing, about 110 bytes. What
 * is unknown or hidden is NaN or 0, and matches no bound. A changed listing is written into another slot, which nobody
 * sees before `show`: until then all columns answer as before.
 */
export class ListingColumns {
  /** Slots in use and freed ones; all below are valid indexes. */
  length = 0
  readonly places = new Dictionary<Place>(({ countryId, zip }) => `${countryId} ${zip}`)
  /** Sets of main types. */
  readonly types = new Dictionary<readonly number[]>((webIds) => webIds.join())
  /** For conditions on codes: what is seen. */
  readonly bits = new CodeBits()
  ids = new Int32Array(firstCapacity)
  goal = new Uint8Array(firstCapacity)
  state = new Uint8Array(firstCapacity)
  closed = new Uint8Array(firstCapacity)
  facades = new Uint8Array(firstCapacity)
  features = new Uint32Array(firstCapacity)
  subtypes = new Uint32Array(firstCapacity)
  place = new Uint16Array(firstCapacity)
  type = new Uint16Array(firstCapacity)
  priceKind = new Uint8Array(firstCapacity)
  positionKind = new Uint8Array(firstCapacity)
  latitude = new Float64Array(firstCapacity)
  longitude = new Float64Array(firstCapacity)
  /** Microseconds, as the database orders them. */
  createdAt = new Float64Array(firstCapacity)
  measures = Object.fromEntries(
    measureNames.map((name) => [name, new Float64Array(firstCapacity)]),
  ) as Record<Measure, Float64Array<ArrayBuffer>>
  /** Annuity sales have two amounts. */
  private readonly pricesApart = new Map<number, PublicPrice>()
  private readonly slots = new Map<number, number>()
  private readonly free: number[] = []

  get size() {
    return this.slots.size
  }

  /** Writes a listing where nobody sees it yet. @returns its slot */
  put(listing: SearchedListing): number {
    const slot = this.freeSlot()
    this.ids[slot] = listing.id
    this.goal[slot] = codeOfGoal(listing.goal)
    this.state[slot] = searchedStates.indexOf(listing.state)
    this.closed[slot] = listing.state === 'closed' ? 1 : 0
    this.facades[slot] = listing.facades ?? 0
    this.features[slot] = bitsOf(listing.features, listingFeatures)
    this.subtypes[slot] = bitsOf(listing.subtypes, listingSubtypes)
    this.place[slot] = this.places.codeOf({ countryId: listing.countryId, zip: listing.zip })
    this.type[slot] = this.types.codeOf(listing.webIds)
    this.createdAt[slot] = listing.createdMicros
    this.putPosition(slot, listing.position)
    this.putPrice(slot, listing.price)
    for (const name of measureNames) this.measures[name][slot] = listing.measures[name] ?? Number.NaN
    return slot
  }

  private putPosition(slot: number, position: PublicPosition | undefined) {
    this.positionKind[slot] = positionKinds.indexOf(position?.kind)
    this.latitude[slot] = position?.lat ?? Number.NaN
    this.longitude[slot] = position?.lng ?? Number.NaN
  }

  private putPrice(slot: number, price: PublicPrice) {
    this.priceKind[slot] = priceKindOf(price)
    if (price.kind === 'annuity') this.pricesApart.set(slot, price)
    else this.pricesApart.delete(slot)
  }

  /** The public price, without words beside it. */
  priceOf(slot: number): PublicPrice {
    const kind = this.priceKind[slot]
    if (kind === priceKinds.apart) return this.pricesApart.get(slot) ?? { kind: 'on-request' }
    if (kind === priceKinds.onRequest) return { kind: 'on-request' }
    return {
      kind: 'amount',
      cents: this.measures.price[slot] ?? 0,
      startingFrom: kind === priceKinds.startingFrom,
      unitText: '',
      perMonth: this.goal[slot] === codeOfGoal('rent'),
    }
  }

  /** The slot of a listing that is seen. */
  slotOf(id: number): number | undefined {
    return this.slots.get(id)
  }

  private codesOf(slot: number): Codes {
    return {
      goal: this.goal[slot] ?? 0,
      place: this.place[slot] ?? 0,
      webIds: this.type[slot] ?? 0,
      facades: this.facades[slot] ?? 0,
      states: this.state[slot] ?? 0,
      features: this.features[slot] ?? 0,
      subtypes: this.subtypes[slot] ?? 0,
    }
  }

  /** Takes slots out and shows others, which were written before, at once. */
  show(entering: readonly number[], leaving: readonly number[]) {
    for (const slot of leaving) {
      this.bits.remove(slot, this.codesOf(slot))
      this.slots.delete(this.ids[slot] ?? 0)
      this.free.push(slot)
    }
    for (const slot of entering) {
      this.bits.add(slot, this.codesOf(slot))
      this.slots.set(this.ids[slot] ?? 0, slot)
    }
  }

  /** Whether its position is its own, not the centre of its municipality. */
  isPoint(slot: number): boolean {
    return this.positionKind[slot] === pointKind
  }

  positionOf(slot: number): PublicPosition | undefined {
    const kind = positionKinds[this.positionKind[slot] ?? 0]
    return kind && { kind, lat: this.latitude[slot] ?? 0, lng: this.longitude[slot] ?? 0 }
  }

  private freeSlot(): number {
    const slot = this.free.pop() ?? this.length++
    if (slot >= this.ids.length) this.grow()
    return slot
  }

  private grow() {
    for (const name of columnNames) this[name] = grown(this[name]) as never
    for (const name of measureNames) this.measures[name] = grown(this.measures[name])
  }
}

const columnNames = [
  ...(['ids', 'goal', 'state', 'closed', 'facades', 'features', 'subtypes', 'place'] as const),
  ...(['type', 'priceKind', 'positionKind', 'latitude', 'longitude', 'createdAt'] as const),
] as const

function priceKindOf(price: PublicPrice) {
  if (price.kind === 'on-request') return priceKinds.onRequest
  if (price.kind === 'annuity') return priceKinds.apart
  return price.startingFrom ? priceKinds.startingFrom : priceKinds.amount
}

export const codeOfGoal = (goal: ListingGoal) => goals.indexOf(goal)
