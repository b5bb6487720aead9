import { readPage } from '~/ui/office/read-page'

export const alertStates = ['running', 'unconfirmed'] as const
export const alertGoals = ['sale', 'rent'] as const

/** Which search alerts a list shows. */
export type AlertFilter = {
  state?: (typeof alertStates)[number] | undefined
  goal?: (typeof alertGoals)[number] | undefined
  /** Number of a listing that they match. */
  listing?: number | undefined
  /** As typed. */
  words: string
  /** From 1. */
  page: number
}

/** The filter of an address; what it does not know is left aside. */
export function readAlertFilter(query: URLSearchParams): AlertFilter {
  const one = (name: string) => query.get(name)?.trim() ?? ''
  return {
    state: alertStates.find((state) => state === one('state')),
    goal: alertGoals.find((goal) => goal === one('goal')),
    listing: readListingNumber(one('listing')),
    words: one('words').slice(0, 100),
    page: readPage(query),
  }
}

/** The number of a listing as somebody types it; undefined if it is none. */
export const readListingNumber = (typed: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined
