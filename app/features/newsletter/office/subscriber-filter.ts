import { isLocale, type Locale } from '~/kernel/locale'
import { readPage } from '~/ui/office/read-page'

export const subscriberStates = ['confirmed', 'asked', 'stopped'] as const

/** Which subscribers a list shows. */
export type SubscriberFilter = {
  state?: (typeof subscriberStates)[number] | undefined
  locale?: Locale | undefined
  /** As typed. */
  words: string
  /** From 1. */
  page: number
}

/** The filter of an address; what it does not know is left aside. */
export function readSubscriberFilter(query: URLSearchParams): SubscriberFilter {
  const one = (name: string) => query.get(name)?.trim() ?? ''
  const locale = one('language')
  return {
    state: subscriberStates.find((state) => state === one('state')),
    locale: isLocale(locale) ? locale : undefined,
    words: one('words').slice(0, 100),
    page: readPage(query),
  }
}
