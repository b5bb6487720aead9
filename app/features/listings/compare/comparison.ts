import type { ListingGoal } from '#db/schema'
import type { EnergyLabel } from '~/kernel/energy'
import type { Locale } from '~/kernel/locale'
import type { ListingCard } from '../card/listing-card'
import type { ColumnName } from './column-names'

/** What a listing answers to a row, formatted; nothing is known where it is missing. */
export type ComparedCell = {
  text: string
  /** Language of the text if it is not the page's. */
  lang?: Locale | undefined
  /** A condition of the answer, such as what an amount does not include. */
  note?: string | undefined
  noteLang?: Locale | undefined
  /** Words that mark the best value of the row. */
  mark?: string | undefined
  energy?: EnergyLabel | undefined
}

export type ComparedRow = {
  label: string
  /** In the order of the columns. */
  cells: (ComparedCell | undefined)[]
  /** The row that answers what a listing costs a month. */
  isMain?: boolean | undefined
  /** Every listing has the same answer, so that it decides nothing. */
  isSame?: boolean | undefined
}

export type ComparedColumn = {
  card: ListingCard
  name: ColumnName
  removeHref: string
  /** Where a viewing is planned; absent once it is sold or let. */
  viewingHref: string | undefined
}

/** Rows about one thing, by whose name a link leads to them. */
export type ComparedGroup = { name: string; title: string; rows: ComparedRow[] }

/** Listings for sale or for rent, side by side. */
export type Comparison = {
  goal: ListingGoal
  columns: ComparedColumn[]
  groups: ComparedGroup[]
}

/** As many as can be read side by side, and as fit on a page of paper. */
export const maxCompared = 6
