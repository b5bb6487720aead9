import type { Translations } from '#db/schema/columns'
import { type Locale, locales } from '~/kernel/locale'
import { type Municipality, municipalityByZip, municipalityName } from '~/kernel/places/municipalities'
import { countryIds, regionOf } from '~/kernel/region'
import { foldText } from '~/kernel/search-text'
import { isPoint } from './details.schema'
import { defaultCountryId, type ListingRecord } from './listing-record.schema'
import { placeName } from './place-name'
import type { ProjectRecord } from './project-record.schema'

/** Columns with the location of a listing or project. */
export function toPlace(facts: ListingRecord | ProjectRecord) {
  const countryId = facts.CountryID ?? defaultCountryId
  const zip = facts.Zip ?? ''
  return {
    countryId,
    zip,
    region: regionOf({ countryId, zip }) ?? null,
    street: facts.Street ?? null,
    houseNumber: facts.HouseNumber ?? null,
    box: facts.BoxNr ?? null,
    ...toPoint(facts.Details?.Coordinates),
  }
}

const toPoint = (given: Parameters<typeof isPoint>[0] = {}) =>
  isPoint(given) ? { latitude: given.Lat, longitude: given.Lng } : { latitude: null, longitude: null }

const countryCode = (countryId: number) => (countryId === countryIds.luxembourg ? 'LU' : 'BE')

/** Names of a place: the feed's, completed from the product's list if both are the same place. */
export function placeNames(given: Translations, countryId: number, zip: string): Translations {
  const place = municipalityByZip(zip, countryCode(countryId))
  const names = entriesOf(given).map(([locale, name]) => [locale, properName(name, locale, place)])
  const same = place && Object.values(given).some((name) => nameIn(place, name))
  const others = same ? locales.map((locale) => [locale, municipalityName(place, locale)]) : []
  return Object.fromEntries([...others, ...names])
}

const entriesOf = (names: Translations) => Object.entries(names) as [Locale, string][]

/** Prefers the spelling of the product's list, with accents; else the feed's. */
const properName = (given: string, locale: Locale, place: Municipality | undefined) =>
  (place && nameIn(place, given)) ?? placeName(given, locale)

/** Finds a place by name, ignoring case and accents. */
const nameIn = (place: Municipality, text: string) =>
  locales.map((locale) => place[locale]).find((name) => name && foldText(name) === foldText(text))

/** Name of the place in an address: the municipality, else the next best name. */
export function cityName({
  City,
  CountryID = defaultCountryId,
  Zip = '',
  language,
}: ListingRecord | ProjectRecord) {
  const place = municipalityByZip(Zip, countryCode(CountryID))
  if (City) return properName(City, language, place)
  return (place && municipalityName(place, language)) ?? (Zip || countryName(CountryID, language))
}

const countryName = (id: number, locale: Locale) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode(id)) ?? countryCode(id)
