import type { ListingGoal } from '#db/schema'
import { readAmount } from './amounts'
import { readAvailability } from './availability'
import { readEnergy } from './energy-words'
import { readFeature } from './features'
import { readFloor } from './floors'
import { type HomeMention, homesOf } from './homes'
import type { Item, KnownNames } from './items'
import { goalsIn, readGoalOrSort, readState } from './list-words'
import { type Filters, joinMeaning, type PhraseMeaning, type ReadingState, settleRead } from './meaning'
import { narrowPlace, type PlaceRead, placeIn } from './narrow-places'
import { readNear, readPlace } from './place-words'
import type { Outcome } from './text-words'
import { readType } from './type-words'
import type { Kind } from './vocabulary'
import { yearLength } from './year-words'

/** Words that join others, and say nothing where no number, place or type follows them. */
const glue: readonly Kind[] = [
  ...(['stop', 'and', 'or', 'to', 'min', 'max', 'between', 'around', 'near', 'with', 'without'] as const),
  ...(['euro', 'price', 'living', 'orMore', 'orLess', 'orBetter', 'of', 'for', 'inside'] as const),
]

/** Reads items from left to right. */
export class Reading {
  meaning: Filters = { webIds: [], zips: [] }
  private readonly items: readonly Item[]
  private readonly named: KnownNames
  private readonly today: string
  private readonly goal: ListingGoal
  private readonly mentions: HomeMention[] = []
  private lastPlace: PlaceRead | undefined

  constructor(
    items: readonly Item[],
    named: KnownNames,
    { goal, today }: { goal: ListingGoal; today: string },
  ) {
    this.items = items
    this.named = named
    this.today = today
    this.goal = goal
    const [stated, another] = goalsIn(items)
    if (another) this.meaning.isBoth = true
    else if (stated) this.meaning.goal = stated
  }

  /** @returns what was made of each item */
  read(): Outcome[] {
    const outcomes: Outcome[] = []
    for (let at = 0; at < this.items.length; ) {
      const read = settleRead(this.meaning, this.readNext(at))
      const outcome = read ? (read.outcome ?? 'read') : 'joins'
      for (let end = at + (read?.length ?? 1); at < end; at += 1) outcomes[at] = outcome
      if (read) this.meaning = joinMeaning(this.meaning, read)
    }
    return this.withHomes(outcomes)
  }

  /** The kinds of homes, once all are known. */
  private withHomes(outcomes: Outcome[]): Outcome[] {
    const { webIds, subtypes, lookedFor, leftOut } = homesOf(this.mentions)
    this.meaning = joinMeaning(this.meaning, { length: 0, filters: { webIds } })
    if (subtypes.length > 0) this.meaning.subtypes = subtypes
    const hasPlot = this.meaning.plotMin !== undefined || this.meaning.plotMax !== undefined
    return outcomes.map((outcome, at) => {
      if (lookedFor.includes(at)) return 'text'
      if (leftOut.includes(at)) return 'unknown'
      // "Huis met 500 m² grond": the land is its plot.
      const isPlot = hasPlot && (this.is('land', at) || this.is('plotSurface', at))
      return outcome === 'text' && isPlot ? 'joins' : outcome
    })
  }

  private readNext(at: number): PhraseMeaning | undefined {
    const [read, before] = [this.readAt(at), this.lastPlace]
    const { items, named } = this
    const narrowed = read && before ? narrowPlace(read, before, { items, at, places: named.places }) : read
    this.lastPlace = (narrowed && placeIn(narrowed, at + narrowed.length)) ?? before
    return narrowed
  }

  private readAt(at: number): PhraseMeaning | undefined {
    if (this.items[at]?.isExcluded) return { length: 1, outcome: 'unknown' }
    const { items, named, meaning } = this
    const state: ReadingState = { items, named, meaning, goal: meaning.goal ?? this.goal }
    return (
      this.readReference(at) ??
      readEnergyAs(items, at) ??
      this.readYear(at) ??
      readAvailability(items, at, this.today) ??
      readFloor(items, at) ??
      readAmount(state, at) ??
      readPlace(state, at) ??
      readNear(state, at) ??
      this.readType(at) ??
      readFeature(items, at) ??
      readGoalOrSort(state, at) ??
      readState(state, at) ??
      this.readOther(at)
    )
  }

  private is(kind: Kind, at: number) {
    return this.items[at]?.kinds.has(kind) ?? false
  }

  private readReference(at: number): PhraseMeaning | undefined {
    const number = this.items[at + 1]
    if (!this.is('reference', at) || !number?.isDigits || !Number.isInteger(number.number)) return undefined
    return { length: 2, filters: { reference: number.number } }
  }

  /** Else 1930 would be Zaventem. */
  private readYear(at: number): PhraseMeaning | undefined {
    const length = yearLength(this.items, at)
    return length ? { length, outcome: 'unknown' } : undefined
  }

  private readType(at: number): PhraseMeaning | undefined {
    const read = readType(this.items, at, this.named, this.mentions.length > 0)
    if (read?.mention) this.mentions.push(read.mention)
    return read
  }

  private readOther(at: number): PhraseMeaning | undefined {
    const { kinds, number } = this.items[at] ?? {}
    const isLoneNumber = number !== undefined && kinds?.size === 0
    return isLoneNumber || glue.some((kind) => kinds?.has(kind)) ? undefined : { length: 1, outcome: 'text' }
  }
}

function readEnergyAs(items: readonly Item[], at: number): PhraseMeaning | undefined {
  const read = readEnergy(items, at)
  return (
    read && { length: read.length, ...(read.isUnknown ? { outcome: 'unknown' } : { filters: read.filters }) }
  )
}
