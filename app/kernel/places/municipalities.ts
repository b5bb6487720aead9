import { type Locale, locales } from '~/kernel/locale'
import { countryIds, postalCode, type Region, regionOf } from '~/kernel/region'
import { foldText } from '~/kernel/search-text'
import { slugOf } from '~/kernel/slug'
import belgium from './belgium.json'
import { communes } from './communes'

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
  /** Names of villages that share the code. */
  also?: readonly string[]
  region: Region
  lat: number
  lng: number
  country: CountryCode
  /** A municipality of at least 15,000 people, or one of Brussels. */
  town?: boolean
  /** Code of the municipality that it is a part of. */
  parentZip?: string
  /** First code of the town's range … */
  zipFrom?: string
  /** … and its last one. */
  zipTo?: string
}

type BelgianPlace = Omit<Municipality, 'country' | 'region' | 'lb' | 'zipFrom' | 'zipTo'>

/** As feeds name the countries. */
export const countryIdOf = { BE: countryIds.belgium, LU: countryIds.luxembourg } as const

/** Its postal code as people write it: `1180`, `L-1648`. */
export const codeOf = ({ country, zip }: Pick<Municipality, 'country' | 'zip'>): string =>
  postalCode({ countryId: countryIdOf[country], zip })

/** Adds the region, which a Belgian postal code implies. */
function inRegion(place: Omit<Municipality, 'region'>): Municipality[] {
  const region = regionOf({ countryId: countryIdOf[place.country], zip: place.zip })
  return region ? [{ ...place, region }] : []
}

/** Luxembourg's towns of which the whole range of codes is known. */
const towns = communes.flatMap(({ zip, nl, canton: _canton, id: _id, aliases: _aliases, ...town }) =>
  zip && nl ? inRegion({ ...town, zip, nl, country: 'LU' }) : [],
)

/** Every Belgian postal code of a municipality or a part of one, and Luxembourg's largest towns. */
export const municipalities: readonly Municipality[] = [
  ...(belgium as BelgianPlace[]).flatMap((place) => inRegion({ ...place, country: 'BE' })),
  ...towns,
]

const byZip = new Map(municipalities.map((place) => [`${place.country} ${place.zip}`, place]))

/**
 * Finds the municipality, or part of one, with a postal code. The country is needed, because 4000 is Liège in Belgium
 * and near Esch in Luxembourg.
 */
export function municipalityByZip(zip: string, country: CountryCode): Municipality | undefined {
  const exact = byZip.get(`${country} ${zip}`)
  return exact ?? (country === 'LU' ? towns.find((town) => spans(town, zip)) : undefined)
}

/** The same, with the country as a feed names it. */
export const municipalityAt = ({ countryId, zip }: { countryId: number; zip: string }) =>
  municipalityByZip(zip, countryId === countryIds.luxembourg ? 'LU' : 'BE')

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

/** All its own names, normalised for search. */
export function namesOf(place: Municipality): Set<string> {
  const names = [...locales.map((locale) => place[locale]), place.lb, place.altFr]
  return new Set(names.flatMap((name) => (name ? foldText(name) : [])))
}

/** Names of the villages that share its code, normalised for search. */
export const villagesOf = ({ also = [] }: Municipality) => new Set(also.map(foldText))

/** Indexes places by names that a function returns. */
function indexed(names: (place: Municipality) => Iterable<string>) {
  const index = new Map<string, Municipality[]>()
  for (const place of municipalities) {
    for (const name of names(place)) index.set(name, [...(index.get(name) ?? []), place])
  }
  return index
}

const byName = indexed(namesOf)
const byVillage = indexed(villagesOf)

/**
 * Finds places with exactly this name in any language, ignoring case and accents, or with this postal code; the code
 * of a village only where no code has the name itself. A Belgian code means that place only, although ranges of
 * Luxembourg's towns overlap it.
 * @see docs/requirements.md, P1 and H4
 */
export function findMunicipalities(words: string): readonly Municipality[] {
  const folded = foldText(words)
  if (!/^\d{4}$/.test(folded)) return byName.get(folded) ?? byVillage.get(folded) ?? []
  const exact = municipalities.filter(({ zip }) => zip === folded)
  return exact.length > 0 ? exact : towns.filter((place) => spans(place, folded))
}
