import type { ListingGoal } from '#db/schema'
import { type WordsFound, withOrderedRanges } from '~/features/listings/public'
import type { Locale } from '~/kernel/locale'
import { readEnergy } from './energy-words'
import { withoutExclusions } from './exclusions'
import { sizeOf } from './home-size'
import { type Item, isHome, itemsOf, type KnownNames } from './items'
import { moneyOf } from './money'
import { isPartOfUnknown } from './number-words'
import { type Quantity, readQuantity } from './quantity'
import { normalized } from './tokens'
import { unknownRuns } from './unknown-runs'
import type { Kind } from './vocabulary'
import { yearLength } from './year-words'

export type WordsMeaning = WordsFound & {
  /** A number that is called a reference. */
  reference?: number
}

type ReadingContext = {
  /** Of the page: decides where a word means something else in another language. */
  locale: Locale
  /** Of the list that is asked. */
  goal: ListingGoal
}

/** What some items mean. Without filters they are understood, and filter nothing. */
type Read = { length: number; filters?: Partial<WordsMeaning>; isUnknown?: boolean }

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
const onlyOnce = ['priceMinCents', 'priceMaxCents', 'energy', 'sort'] as const
/** What a house or an apartment may come with, unlike another house. */
const features: readonly Kind[] = ['garage', 'land', 'commercial', 'studio']
/** Where these are said, a garage or a plot comes with what is sought. */
const homes: readonly Kind[] = ['house', 'apartment', 'bedrooms']

/**
 * What words typed into a list's search mean, in any of the four languages or several of them. Words that no
 * filter knows are given back. Never throws, whatever the text.
 * @see docs/requirements.md, P1
 */
export function readWords(text: string, named: KnownNames, asked: ReadingContext): WordsMeaning {
  const written = normalized(text)
  const items = withoutExclusions(itemsOf(written, named, asked.locale))
  const reading = new Reading(items, named, asked.goal)
  const unknown = reading.read()
  return {
    ...withOrderedRanges(reading.meaning),
    unknown: unknownRuns(items, unknown).map(([start, end]) => written.slice(start, end)),
  }
}

class Reading {
  readonly meaning: Omit<WordsMeaning, 'unknown'> = { webIds: [], zips: [] }
  private readonly items: readonly Item[]
  private readonly named: KnownNames
  private readonly goal: ListingGoal
  /** Since "with" or "without", until a place or the goal. */
  private isFeature = false

  constructor(items: readonly Item[], named: KnownNames, goal: ListingGoal) {
    this.items = items
    this.named = named
    const stated = goalIn(items)
    this.goal = stated ?? goal
    this.meaning.goal = stated
  }

  /** @returns of each item, whether it was not understood; undefined where it only joins others */
  read(): (boolean | undefined)[] {
    const unknown: (boolean | undefined)[] = []
    for (let at = 0; at < this.items.length; ) {
      const read = this.settled(this.readAt(at))
      for (let end = at + (read?.length ?? 1); at < end; at += 1)
        unknown[at] = read && (read.isUnknown ?? false)
      if (read?.filters) this.add(read.filters)
    }
    return unknown
  }

  /** What was said before stands: a second price is left out, and said to be. Of two sizes the lesser holds. */
  private settled(read: Read | undefined): Read | undefined {
    const { filters } = read ?? {}
    if (!read || !filters) return read
    const { surfaceMin = Infinity, bedroomsMin = Infinity } = this.meaning
    const isContrary = onlyOnce.some((name) => isOther(this.meaning[name], filters[name]))
    if (isContrary || (filters.surfaceMin ?? 0) > surfaceMin) return { length: read.length, isUnknown: true }
    const isMore = (filters.bedroomsMin ?? 0) > bedroomsMin
    return isMore ? { ...read, filters: { ...filters, bedroomsMin } } : read
  }

  private add({ webIds = [], zips = [], ...others }: Partial<WordsMeaning>) {
    this.meaning.webIds = [...new Set([...this.meaning.webIds, ...webIds])]
    this.meaning.zips = [...new Set([...this.meaning.zips, ...zips])]
    Object.assign(this.meaning, others)
  }

  private readAt(at: number): Read | undefined {
    return (
      this.readReference(at) ??
      readEnergy(this.items, at) ??
      this.readYear(at) ??
      this.readQuantity(at) ??
      this.readPlace(at) ??
      this.readType(at) ??
      this.readGoalOrSort(at) ??
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
    return length ? { length, isUnknown: true } : undefined
  }

  private readQuantity(at: number): Read | undefined {
    const quantity = readQuantity(this.items, at)
    if (!quantity) return undefined
    const { length, unit, isMoney, isDigits, bounds, value } = quantity
    const zips = unit || isMoney ? undefined : this.zipsOf(quantity, at)
    if (zips) return this.place(at, length, zips)
    if (isPartOfUnknown(this.items, at)) return { length, isUnknown: true }
    // "Een", "un", "neuf": a number only beside what it counts.
    if (!isDigits && !unit && !isMoney && bounds.size === 0 && value < 1000) return undefined
    const filters = unit ? sizeOf(quantity, this.items, at) : moneyOf(quantity, this.goal)
    return filters ? { length, filters } : { length, isUnknown: true }
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
    const zips = this.items[at]?.zips
    return zips && this.place(at, 1, zips)
  }

  private place(at: number, length: number, zips: string[]): Read {
    this.isFeature = false
    let before = at - 1
    while (this.is('stop', before) && !this.is('near', before)) before -= 1
    const around = this.is('near', before) ? this.named.places.around(zips) : []
    return { length, filters: { zips: [...zips, ...around] } }
  }

  private readType(at: number): Read | undefined {
    const item = this.items[at]
    if (!item || !isHome(item)) return undefined
    const webIds = item.webIds ?? this.named.types.meant(item.kinds)
    if (webIds.length === 0 || this.isWithOther(item, at) || this.isPartOfBuilding(at) || this.isBeside(at))
      return { length: 1, isUnknown: true }
    return { length: 1, filters: { webIds } }
  }

  /** A garage, in "huis met garage" and in "huis garage", but not in "huis of garage". */
  private isWithOther(item: Item, at: number): boolean {
    if (!features.some((kind) => item.kinds.has(kind))) return false
    if (this.isFeature) return true
    if (this.is('or', at - 1) || !(item.kinds.has('garage') || item.kinds.has('land'))) return false
    return this.items.some(({ kinds }) => homes.some((kind) => kinds.has(kind)))
  }

  /** "Immeuble de 4 appartements" */
  private isPartOfBuilding(at: number): boolean {
    if ((this.items[at - 1]?.number ?? 0) <= 1) return false
    return this.items.some(({ kinds }, index) => index !== at && kinds.has('investment'))
  }

  /** "Apartment above a shop", "huis dicht bij winkels" */
  private isBeside(at: number): boolean {
    let before = at - 1
    while (this.is('stop', before) && !this.is('near', before)) before -= 1
    const isNear = (['near', 'min', 'max'] as const).some((kind) => this.is(kind, before))
    return isNear && this.items.slice(0, before).some(isHome)
  }

  private readGoalOrSort(at: number): Read | undefined {
    if (this.is('sale', at) || this.is('rent', at) || this.is('perMonth', at) || this.is('rentPrice', at)) {
      this.isFeature = false
      return { length: 1 }
    }
    const sort = (Object.keys(sorts) as (keyof typeof sorts)[]).find((kind) => this.is(kind, at))
    return sort && { length: 1, filters: { sort: sorts[sort] } }
  }

  private readOther(at: number): Read | undefined {
    this.isFeature ||= this.is('with', at) || this.is('without', at)
    const { kinds, number } = this.items[at] ?? {}
    const isLoneNumber = number !== undefined && kinds?.size === 0
    return isLoneNumber || glue.some((kind) => kinds?.has(kind)) ? undefined : { length: 1, isUnknown: true }
  }
}

const isOther = (before: unknown, now: unknown) => before !== undefined && now !== undefined && before !== now

/** "Te huur", "huurappartement", "900 euro per maand". */
function goalIn(items: readonly Item[]): ListingGoal | undefined {
  const says = (...kinds: Kind[]) => items.some((item) => kinds.some((kind) => item.kinds.has(kind)))
  const [sale, rent] = [says('sale'), says('rent', 'perMonth', 'rentPrice')]
  if (sale === rent) return undefined
  return sale ? 'sale' : 'rent'
}
