import type { App } from '~/platform/app.server'

/** What happens in a step of some days. */
export type Volume = {
  /** Listings in the feed, and how many of them are new. */
  listings: number
  fresh: number
  /** Visits of each listing a day, from four sources. */
  visits: number
  leads: number
  consents: number
  /** Minutes from one import of the feed to the next. */
  importMinutes: number
  /** New subscribers; as many stop. */
  subscribers: number
}

export type Step = { app: App; number: number; days: number; volume: Volume; feed: string; site: string }
