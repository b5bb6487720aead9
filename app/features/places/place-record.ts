import type { Translations } from '#db/schema/columns'
import { isInBelgiumOrLuxembourg } from '~/kernel/geo'
import { locales } from '~/kernel/locale'
import { placeKindOf, placeKinds } from '~/kernel/places/place-kinds'
import { readZip } from '~/kernel/read-zip'
import { countryIds } from '~/kernel/region'
import type { DraftPlace, PlaceNames } from './places-file'

/** Columns of a CSV, or properties of a GeoJSON feature. */
export type Fields = Record<string, unknown>

/** Collects the mistakes of one line or feature. */
export type ReportMistake = (reason: string) => void

const longestName = 200

/** Returns trimmed text; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return text || undefined
}

/** Reads the names in a file: `name`, and `name_nl` or `name:nl`. */
export function namesOf(fields: Fields, say: ReportMistake): PlaceNames {
  const names: Translations = {}
  for (const locale of locales) {
    const name = textOf(fields[`name_${locale}`] ?? fields[`name:${locale}`])
    if (name) names[locale] = name
  }
  const name = textOf(fields.name) ?? null
  const given = [...Object.values(names), ...(name === null ? [] : [name])]
  if (given.length === 0) say('has no name')
  if (given.some((one) => one.length > longestName)) say(`has a name of more than ${longestName} letters`)
  // PostgreSQL stores neither NUL nor lone surrogates.
  if (given.some((one) => one.includes('\0') || !one.isWellFormed())) say('has a character that is none')
  return { name, names }
}

const zipFieldOf = (fields: Fields) => fields.zip ?? fields['addr:postcode']

/** The postal code, without the country before it: `L-1648` is 1648. */
export function zipOf(fields: Fields, say: ReportMistake): string | null {
  const given = textOf(zipFieldOf(fields))
  if (given === undefined) return null
  const zip = readZip(given)?.zip
  if (!zip) say(`"${given}" is no postal code`)
  return zip ?? given
}

/** The feed's country number: as it is said, else as the postal code says, else Belgium. */
export function countryIdOf(fields: Fields, say: ReportMistake): number {
  const ofZip = readZip(textOf(zipFieldOf(fields)) ?? '')?.country
  const given = textOf(fields.country)?.toUpperCase() ?? ofZip ?? 'BE'
  if (given !== 'BE' && given !== 'LU') say(`"${given}" is no country here: BE or LU`)
  return given === 'LU' ? countryIds.luxembourg : countryIds.belgium
}

/** Returns the mistake in a position, if any. */
export function positionMistake(lat: number, lng: number): string | undefined {
  if (isInBelgiumOrLuxembourg(lat, lng)) return undefined
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return 'has no position'
  const where = `latitude ${lat}, longitude ${lng}`
  return isInBelgiumOrLuxembourg(lng, lat)
    ? `latitude and longitude are exchanged (${where})`
    : `lies outside Belgium and Luxembourg (${where})`
}

/**
 * A point of interest from its fields.
 * @param say - called with every mistake
 * @returns undefined if there was a mistake
 */
export function placeOf(
  fields: Fields,
  lat: number,
  lng: number,
  say: ReportMistake,
): DraftPlace | undefined {
  let isSound = true
  const tell = (reason: string) => {
    isSound = false
    say(reason)
  }
  const word = textOf(fields.kind)
  const kind = word && placeKindOf(word)
  if (!word) tell('has no kind')
  else if (!kind) tell(`"${word}" is no kind: ${placeKinds.join(', ')}`)
  const names = namesOf(fields, tell)
  const zip = zipOf(fields, tell)
  const wrong = positionMistake(lat, lng)
  if (wrong) tell(wrong)
  return kind && isSound ? { kind, ...names, latitude: lat, longitude: lng, zip } : undefined
}
