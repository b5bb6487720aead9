import type { Locale } from '~/kernel/locale'
import type { Region } from '~/kernel/region'
import { foldText } from '~/kernel/search-text'
import { slugOf } from '~/kernel/slug'
import list from './municipalities.json'

export type CountryCode = 'BE' | 'LU'

/** A municipality, or a part of one with its own postal code. */
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
  /** Code of the municipality that it is a part of. */
  parentZip?: string
  /** First code of the town's range … */
  zipFrom?: string
  /** … and its last one. */
  zipTo?: string
}

/** Municipalities around Brussels, the larger towns of Belgium, and Luxembourg's. */
export const municipalities: readonly Municipality[] = list as Municipality[]

const byZip = new Map(municipalities.map((place) => [`${place.country} ${place.zip}`, place]))

/**
 * Finds the municipality, or part of one, with a postal code. The country is needed, because 4000 is Liège in Belgium
 * and near Esch in Luxembourg.
 */
export function municipalityByZip(zip: string, country: CountryCode): Municipality | undefined {
  const exact = byZip.get(`${country} ${zip}`)
  return exact ?? municipalities.find((place) => place.country === country && spans(place, zip))
}

/** Pads codes to one length, so that they compare as text. */
const spans = ({ zipFrom, zipTo }: Municipality, zip: string) =>
  zipFrom !== undefined && zipTo !== undefined && /^\d{4}$/.test(zip) && zipFrom <= zip && zip <= zipTo

/**
 * Returns its name in a language; without an English or German name the Dutch one in Flanders, else the French one.
 * @see docs/requirements.md, L17
 */
export function municipalityName(place: Municipality, locale: Locale): string {
  return place[locale] ?? (place.region === 'flanders' ? place.nl : place.fr)
}

/** The city segment of an address: `ukkel`, `uccle`. */
export const citySlug = (place: Municipality, locale: Locale): string =>
  slugOf(municipalityName(place, locale))

/** All its names, normalised for search. */
export const namesOf = ({ nl, fr, de, en, lb, altFr }: Municipality) =>
  new Set([nl, fr, de, en, lb, altFr].flatMap((name) => (name ? foldText(name) : [])))

const byName = new Map<string, Municipality[]>()
for (const place of municipalities) {
  for (const name of namesOf(place)) byName.set(name, [...(byName.get(name) ?? []), place])
}

/**
 * Finds places with exactly this name in any language, ignoring case and accents, or with this postal code. A Belgian
 * code means that place only, although ranges of Luxembourg's towns overlap it.
 * @see docs/requirements.md, P1 and H4
 */
export function findMunicipalities(words: string): readonly Municipality[] {
  const folded = foldText(words)
  if (!/^\d{4}$/.test(folded)) return byName.get(folded) ?? []
  const exact = municipalities.filter(({ zip }) => zip === folded)
  return exact.length > 0 ? exact : municipalities.filter((place) => spans(place, folded))
}
