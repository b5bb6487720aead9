import type { Origin } from './sources'
import { readSubject, type Subject } from './subject'

/** The data of a visit that a page reports. */
export type Beacon = { of: Subject; origin: Origin }

/** Length limit of a host or a campaign value. */
const wordLength = 100

/**
 * Parses a beacon: `of=listing-2706&from=www.google.be&utm_source=…&utm_medium=…`.
 * @returns undefined if it names no page
 */
export function readBeacon(text: string): Beacon | undefined {
  const told = new URLSearchParams(text)
  const of = readSubject(told.get('of') ?? '')
  return of && { of, origin: originIn(told, told.get('from') ?? '') }
}

/**
 * Parses a request for the tracking pixel of a page without script. It does not know the referrer; the campaign is in
 * the page's own address.
 * @param page - address of the page that contains the pixel
 */
export function readPicture(path: string, page: URL): Beacon | undefined {
  const of = readSubject(/^\/visits\/([a-z]+-\d+)\.gif$/.exec(path)?.[1] ?? '')
  return of && { of, origin: originIn(page.searchParams, '') }
}

function originIn(words: URLSearchParams, host: string): Origin {
  const word = (name: string) => (words.get(name) ?? '').slice(0, wordLength)
  return { host: host.slice(0, wordLength), utmSource: word('utm_source'), utmMedium: word('utm_medium') }
}
