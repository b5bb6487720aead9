import type { Locale } from '~/kernel/locale'
import type { Region } from '~/kernel/region'
import { foldText } from '~/kernel/search-text'
import { slugOf } from '~/kernel/slug'
import list from './municipalities.json'

export type CountryCode = 'BE' | 'LU'

/** A municipality, or a part of one that has a postal code of its own. */
export type Municipality = {
  /** Four digits; in Luxembourg, where codes go by street, that of the town's centre. */
  zip: string
  nl: string
  fr: string
  de?: string
  en?: string
  /** In Luxembourgish. */
  lb?: string
  /** A second French name in use. */
  altFr?: string
  region: Region
  lat: number
  lng: number
  country: CountryCode
  /** A part of the municipality with this code. */
  parentZip?: string
  /** The town has all codes from this one … */
  zipFrom?: string
  /** … to this one. */
  zipTo?: string
}

/** Municipalities around Brussels, the larger towns of Belgium, and Luxembourg's. */
export const municipalities: readonly Municipality[] = list as Municipality[]

const byZip = new Map(municipalities.map((place) => [`${place.country} ${place.zip}`, place]))

/**
 * The municipality, or part of one, that has a postal code. The country is needed: 4000 is Liège in Belgium
 * and lies next to Esch in Luxembourg.
 */
export function municipalityByZip(zip: string, country: CountryCode): Municipality | undefined {
  const exact = byZip.get(`${country} ${zip}`)
  return exact ?? municipalities.find((place) => place.country === country && spans(place, zip))
}

/** Codes of one length, so that they compare as text. */
const spans = ({ zipFrom, zipTo }: Municipality, zip: string) =>
  zipFrom !== undefined && zipTo !== undefined && /^\d{4}$/.test(zip) && zipFrom <= zip && zip <= zipTo

/**
 * Its name in a language; where English or German has none, Dutch in Flanders, else French.
 * @see docs/requirements.md, L17
 */
export function municipalityName(place: Municipality, locale: Locale): string {
  return place[locale] ?? (place.region === 'flanders' ? place.nl : place.fr)
}

/** The city segment of an address: `ukkel`, `uccle`. */
export const citySlug = (place: Municipality, locale: Locale): string =>
  slugOf(municipalityName(place, locale))

/** All that it is called, folded. */
export const namesOf = ({ nl, fr, de, en, lb, altFr }: Municipality) =>
  new Set([nl, fr, de, en, lb, altFr].flatMap((name) => (name ? foldText(name) : [])))

const byName = new Map<string, Municipality[]>()
for (const place of municipalities) {
  for (const name of namesOf(place)) byName.set(name, [...(byName.get(name) ?? []), place])
}

/**
 * Places of exactly this name, in any language, without case and accents; or with this postal code. A code
 * of a Belgian place is that place alone, although Luxembourg's towns have ranges that reach over it.
 * @see docs/requirements.md, P1 and H4
 */
export function findMunicipalities(words: string): readonly Municipality[] {
  const folded = foldText(words)
  if (!/^\d{4}$/.test(folded)) return byName.get(folded) ?? []
  const exact = municipalities.filter(({ zip }) => zip === folded)
  return exact.length > 0 ? exact : municipalities.filter((place) => spans(place, folded))
}
