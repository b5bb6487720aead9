import type { ListingGoal } from '#db/schema'
import type { Region } from '~/kernel/region'

/** What the generators know of a listing of the demo; days are those of Brussels. */
export type DemoListing = {
  id: number
  goal: ListingGoal
  region: Region | null
  /** Sold, rented or under option. */
  isTaken: boolean
  marquee: number
  /** Some of its documents are sent on request. */
  hasClosedDocuments: boolean
  agent: string | undefined
  createdDay: string
  modifiedDay: string
  /** Days on which its price fell. */
  priceDays: string[]
}

/** Days of activity before the day on which the demo starts. */
export const activityDays = 60

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
