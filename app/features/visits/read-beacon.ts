import type { Origin } from './sources'
import { readSubject, type Subject } from './subject'

/** What a page tells of a visit. */
export type Beacon = { of: Subject; origin: Origin }

/** Characters of a host or of a campaign's word that are looked at. */
const wordLength = 100

/**
 * A beacon's own form: `of=listing-2706&from=www.google.be&utm_source=…&utm_medium=…`.
 * @returns undefined when it is of no page
 */
export function readBeacon(text: string): Beacon | undefined {
  const told = new URLSearchParams(text)
  const of = readSubject(told.get('of') ?? '')
  return of && { of, origin: originIn(told, told.get('from') ?? '') }
}

/**
 * The picture that a page without script asks for. Which page led to the page it does not know; the campaign stands
 * in the page's own address.
 * @param page - address of the page that shows the picture
 */
export function readPicture(path: string, page: URL): Beacon | undefined {
  const of = readSubject(/^\/visits\/([a-z]+-\d+)\.gif$/.exec(path)?.[1] ?? '')
  return of && { of, origin: originIn(page.searchParams, '') }
}

function originIn(words: URLSearchParams, host: string): Origin {
  const word = (name: string) => (words.get(name) ?? '').slice(0, wordLength)
  return { host: host.slice(0, wordLength), utmSource: word('utm_source'), utmMedium: word('utm_medium') }
}
