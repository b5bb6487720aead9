import type { ListingGoal } from '#db/schema'
import type { WordFilters } from '~/features/listings/public'
import { readAvailability } from './availability'
import { readEnergy } from './energy-words'
import { readFeature } from './features'
import { readFloor } from './floors'
import { sizeOf } from './home-size'
import { type HomeMention, homesOf } from './homes'
import type { Item, KnownNames } from './items'
import { goalOfAmount, moneyOf, perM2Of } from './money'
import { isPartOfUnknown } from './number-words'
import { type Quantity, readQuantity } from './quantity'
import { type Radius, readRadius } from './radius'
import type { Outcome } from './text-words'
import { facadesIn, readType } from './type-words'
import type { Kind } from './vocabulary'
import { yearLength } from './year-words'

export type WordsMeaning = WordFilters & {
  /** Set if the words name a goal: they may mean the other list. */
  goal?: ListingGoal
  /** The words name both goals. */
  isBoth?: true
  radius?: Radius
  /** A number that is called a reference. */
  reference?: number
  /** Words that no filter knows, to be looked for in texts. */
  lookedFor: string[]
  /** Words that were not understood, as typed. */
  unknown: string[]
}

type Filters = Omit<WordsMeaning, 'lookedFor' | 'unknown'>

/** What some items mean. Without filters they are understood, and filter nothing. */
type Read = { length: number; filters?: Partial<Filters>; outcome?: Outcome }

/** Words that join others, and say nothing where no number, place or type follows them. */
const glue: readonly Kind[] = [
  ...(['stop', 'and', 'or', 'to', 'min', 'max', 'between', 'around', 'near', 'with', 'without'] as const),
  ...(['euro', 'price', 'living', 'orMore', 'orLess', 'orBetter', 'of', 'for', 'inside'] as const),
]
const sorts = {
  cheapest: 'price-asc',
  dearest: 'price-desc',
  newest: 'newest',
  largest: 'surface-desc',
} as const
/** What can be asked only once. */
const onlyOnce = [
  ...(['priceMinCents', 'priceMaxCents', 'perM2MinCents', 'perM2MaxCents', 'energy', 'sort'] as const),
  ...(['bedroomsMax', 'surfaceMax', 'plotMin', 'plotMax', 'floorMin', 'floorMax', 'availableBy'] as const),
]
/** Filters that hold several values. */
const lists = ['zips', 'areas', 'near', 'webIds', 'features', 'facades', 'states'] as const
/** Reads items from left to right. */
export class Reading {
  readonly meaning: Filters = { webIds: [], zips: [] }
  private readonly items: readonly Item[]
  private readonly named: KnownNames
  private readonly today: string
  private goal: ListingGoal
  private readonly mentions: HomeMention[] = []

  constructor(
    items: readonly Item[],
    named: KnownNames,
    { goal, today }: { goal: ListingGoal; today: string },
  ) {
    this.items = items
    this.named = named
    this.today = today
    const stated = goalsIn(items)
    this.goal = stated.length === 1 ? (stated[0] ?? goal) : goal
    if (stated.length === 1) this.meaning.goal = this.goal
    if (stated.length > 1) this.meaning.isBoth = true
  }

  /** @returns what was made of each item */
  read(): Outcome[] {
    const outcomes: Outcome[] = []
    for (let at = 0; at < this.items.length; ) {
      const read = this.settled(this.readAt(at))
      const outcome = read ? (read.outcome ?? 'read') : 'joins'
      for (let end = at + (read?.length ?? 1); at < end; at += 1) outcomes[at] = outcome
      if (read?.filters) this.add(read.filters)
    }
    return this.withHomes(outcomes)
  }

  /** The kinds of homes, once all are known. */
  private withHomes(outcomes: Outcome[]): Outcome[] {
    const { webIds, subtypes, lookedFor } = homesOf(this.mentions)
    this.add({ webIds })
    if (subtypes.length > 0) this.meaning.subtypes = subtypes
    const hasPlot = this.meaning.plotMin !== undefined || this.meaning.plotMax !== undefined
    return outcomes.map((outcome, at) => {
      if (lookedFor.includes(at)) return 'text'
      // "Huis met 500 m² grond": the land is its plot.
      const isPlot = hasPlot && (this.is('land', at) || this.is('plotSurface', at))
      return outcome === 'text' && isPlot ? 'joins' : outcome
    })
  }

  /** What was said before stands: a second price is left out, and said to be. Of two sizes the lesser holds. */
  private settled(read: Read | undefined): Read | undefined {
    const { filters } = read ?? {}
    if (!read || !filters) return read
    const { surfaceMin = Infinity, bedroomsMin = Infinity } = this.meaning
    const isContrary = onlyOnce.some((name) => isOther(this.meaning[name], filters[name]))
    if (isContrary || (filters.surfaceMin ?? 0) > surfaceMin)
      return { length: read.length, outcome: 'unknown' }
    const isMore = (filters.bedroomsMin ?? 0) > bedroomsMin
    return isMore ? { ...read, filters: { ...filters, bedroomsMin } } : read
  }

  private add(filters: Partial<Filters>) {
    const joined = lists.flatMap((name) => {
      const both = [...(this.meaning[name] ?? []), ...(filters[name] ?? [])]
      return both.length > 0 ? [[name, [...new Set<unknown>(both)]]] : []
    })
    Object.assign(this.meaning, filters, Object.fromEntries(joined))
  }

  private readAt(at: number): Read | undefined {
    if (this.items[at]?.isExcluded) return { length: 1, outcome: 'unknown' }
    return (
      this.readReference(at) ??
      readEnergyAs(this.items, at) ??
      this.readYear(at) ??
      readAvailability(this.items, at, this.today) ??
      readFloor(this.items, at) ??
      this.readQuantity(at) ??
      this.readPlace(at) ??
      this.readNear(at) ??
      this.readType(at) ??
      readFeature(this.items, at) ??
      this.readGoalOrSort(at) ??
      this.readState(at) ??
      this.readOther(at)
    )
  }

  private is(kind: Kind, at: number) {
    return this.items[at]?.kinds.has(kind) ?? false
  }

  private readReference(at: number): Read | undefined {
    const number = this.items[at + 1]
    if (!this.is('reference', at) || !number?.isDigits || !Number.isInteger(number.number)) return undefined
    return { length: 2, filters: { reference: number.number } }
  }

  /** Else 1930 would be Zaventem. */
  private readYear(at: number): Read | undefined {
    const length = yearLength(this.items, at)
    return length ? { length, outcome: 'unknown' } : undefined
  }

  private readQuantity(at: number): Read | undefined {
    const quantity = readQuantity(this.items, at)
    if (!quantity) return undefined
    const { length, unit, isMoney, isDigits, bounds, value } = quantity
    if (unit === 'kilometres') return this.readRadius(quantity, at)
    const zips = unit || isMoney ? undefined : this.zipsOf(quantity, at)
    if (zips) return this.place(at, length, { zips })
    if (isPartOfUnknown(this.items, at)) return { length, outcome: 'unknown' }
    // "Een", "un", "neuf": a number only beside what it counts.
    if (!isDigits && !unit && !isMoney && bounds.size === 0 && value < 1000) return undefined
    const filters = unit ? this.measured(quantity, at) : this.priced(quantity)
    return filters ? { length, filters } : { length, outcome: 'unknown' }
  }

  private measured(quantity: Quantity, at: number): Partial<Filters> | undefined {
    return quantity.unit === 'perSquareMetre' ? perM2Of(quantity) : sizeOf(quantity, this.items, at)
  }

  /** An amount that can only be a rent, or only a price, says which list is meant. */
  private priced(quantity: Quantity): Partial<Filters> | undefined {
    const { goal, isBoth } = this.meaning
    if (goal || isBoth) return moneyOf(quantity, this.goal)
    const meant = goalOfAmount(quantity, this.goal)
    const prices = moneyOf(quantity, meant)
    if (!prices || meant === this.goal) return prices
    this.goal = meant
    return { ...prices, goal: meant }
  }

  private readRadius(quantity: Quantity, at: number): Read {
    const ahead = readRadius(this.items, at, quantity)
    if (ahead) return { length: ahead.length, filters: { radius: ahead.radius } }
    const zips = this.items[at - 1]?.zips
    if (!zips || quantity.value > 50) return { length: quantity.length, outcome: 'unknown' }
    this.meaning.zips = this.meaning.zips.filter((zip) => !zips.includes(zip))
    const km = Math.max(1, Math.ceil(quantity.value))
    return { length: quantity.length, filters: { radius: { zips, km, isStation: false } } }
  }

  /** `1180`, `1600-1700`; on the other hand "tot 1200", "voor 1200", and a rent between two, are prices. */
  private zipsOf({ length, value, to, bounds }: Quantity, at: number): string[] | undefined {
    const [item] = this.items.slice(at, at + 1)
    if (bounds.size > 0 || !item?.isDigits || this.is('for', at - 1)) return undefined
    if (to === undefined) return length === 1 ? item.zips : undefined
    const [first, last] = [String(value), String(to)]
    if (this.goal === 'rent' || first.length !== 4 || last.length !== 4) return undefined
    const zips = this.named.places.between(first, last)
    return zips.length > 0 ? zips : undefined
  }

  private readPlace(at: number): Read | undefined {
    const { zips, areas } = this.items[at] ?? {}
    return zips || areas ? this.place(at, 1, { zips, areas }) : undefined
  }

  /** "Bij Halle" is the place and what is around it. */
  private place(at: number, length: number, { zips, areas }: Pick<Item, 'zips' | 'areas'>): Read {
    let before = at - 1
    while (this.is('stop', before) && !this.is('near', before)) before -= 1
    const centre = zips ?? (areas?.includes('brussels') ? brusselsCentre : undefined)
    const isNear = centre && (this.is('near', before) || this.is('around', before))
    if (isNear && !this.meaning.radius)
      return { length, filters: { radius: { zips: centre, km: nearKm, isStation: false } } }
    return { length, filters: { ...(zips && { zips }), ...(areas && { areas }) } }
  }

  /** A station or a school that a home is to be near. */
  private readNear(at: number): Read | undefined {
    const near = (['station', 'school'] as const).find((kind) => this.is(kind, at))
    return near && { length: 1, filters: { near: [near] } }
  }

  private readType(at: number): Read | undefined {
    const read = readType(this.items, at, this.named.types, this.mentions.length > 0)
    if (read?.mention) this.mentions.push(read.mention)
    return read
  }

  private readGoalOrSort(at: number): Read | undefined {
    if (this.is('sale', at) || this.is('rent', at) || this.is('perMonth', at) || this.is('rentPrice', at))
      return { length: 1 }
    const sort = (Object.keys(sorts) as (keyof typeof sorts)[]).find((kind) => this.is(kind, at))
    return sort && { length: 1, filters: { sort: sorts[sort] } }
  }

  /** What is let is let for good on the list of lettings; a home for sale is sold with whoever rents it. */
  private readState(at: number): Read | undefined {
    const facades = this.items[at] && facadesIn(this.items[at])
    if (facades) return { length: 1, filters: facades }
    if (this.is('option', at)) return { length: 1, filters: { states: ['option'] } }
    const isClosed = this.is('closed', at) || (this.is('let', at) && this.goal === 'rent')
    return isClosed ? { length: 1, filters: { states: ['closed'] } } : undefined
  }

  private readOther(at: number): Read | undefined {
    const { kinds, number } = this.items[at] ?? {}
    const isLoneNumber = number !== undefined && kinds?.size === 0
    return isLoneNumber || glue.some((kind) => kinds?.has(kind)) ? undefined : { length: 1, outcome: 'text' }
  }
}

/** "Near Brussels" is near its centre. */
const brusselsCentre = ['1000']
/** How far "near Halle" reaches, as the crow flies. */
const nearKm = 8

function readEnergyAs(items: readonly Item[], at: number): Read | undefined {
  const read = readEnergy(items, at)
  return (
    read && { length: read.length, ...(read.isUnknown ? { outcome: 'unknown' } : { filters: read.filters }) }
  )
}

const isOther = (before: unknown, now: unknown) => before !== undefined && now !== undefined && before !== now

/** "Te huur", "huurappartement", "900 euro per maand". */
function goalsIn(items: readonly Item[]): ListingGoal[] {
  const says = (...kinds: Kind[]) => items.some((item) => kinds.some((kind) => item.kinds.has(kind)))
  return [
    ...(says('sale') ? ['sale' as const] : []),
    ...(says('rent', 'perMonth', 'rentPrice') ? ['rent' as const] : []),
  ]
}
