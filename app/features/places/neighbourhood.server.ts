import { translateTo } from '~/i18n/texts.server'
import type { Point } from '~/kernel/geo'
import type { Locale } from '~/kernel/locale'
import { writtenLocale } from '~/kernel/locale'
import { reachMeters, walkingMeters, walkingMinutes } from '~/kernel/mobility'
import { formatNumber, formatOneDecimal } from '~/kernel/numbers'
import type { Db } from '~/platform/database.server'
import { type GivenPlace, givenPlaces, type NearPlace, nearbyOf } from './neighbourhood'
import { findNearestOfEachKind } from './places.repo.server'
import type { PlaceNames } from './places-file'

/** The public position from which a neighbourhood is described. */
export type Viewpoint = Point & {
  /** Name of the area whose centre this is; undefined for the listing's own position. */
  centreOf?: string
  /** Places that the feed gives with the listing, in one language; never with the centre of an area. */
  given: readonly GivenPlace[]
  givenLang?: Locale
}

export type Speaking = { locale: Locale; defaultLocale: Locale }
export type NameInLocale = { text: string; lang?: Locale }

/** Longest walk whose duration is shown, in minutes. */
const longestWalk = 45

/**
 * A listing's neighbourhood, formatted for the page.
 * @returns undefined where no place is known
 * @see docs/requirements.md, D5
 */
export async function neighbourhoodOf(db: Db, from: Viewpoint, speaking: Speaking) {
  const { known, given } = await namedPlaces(db, from, reachMeters, speaking)
  const nearby = nearbyOf<NameInLocale>(from, known, given)
  if (!nearby) return undefined
  const { locale } = speaking
  return {
    score: formatOneDecimal(nearby.score, locale),
    centreOf: from.centreOf,
    themes: nearby.themes.map(({ theme, score, places }) => ({
      theme,
      score: score === undefined ? undefined : { share: score, text: formatOneDecimal(score * 10, locale) },
      places: places.map((place) => sayPlace(place, locale)),
    })),
  }
}

/** The nearest known place of each kind and the places of the feed, named in the page's language. */
export async function namedPlaces(db: Db, from: Viewpoint, meters: number, speaking: Speaking) {
  const rows = await findNearestOfEachKind(db, from, meters)
  return {
    known: rows.map((row) => ({ ...row, name: placeNameIn(row, speaking) })),
    given: givenPlaces(from.given).map((one) => ({
      ...one,
      name: { text: one.name, lang: from.givenLang },
    })),
  }
}

export type Neighbourhood = NonNullable<Awaited<ReturnType<typeof neighbourhoodOf>>>

export function sayPlace({ kind, name, meters }: NearPlace<NameInLocale>, locale: Locale) {
  const t = translateTo(locale)
  const minutes = walkingMinutes(meters)
  const kindName = kind && t(`places:kinds.${kind}`)
  return {
    kind: kindName && !saysKind(name.text, kindName) ? kindName : undefined,
    name: name.text,
    lang: name.lang,
    distance: sayMeters(walkingMeters(meters), locale),
    minutes: minutes > longestWalk ? undefined : t('places:minutes', { count: minutes }),
  }
}

/** Does a name say already what the place is, such as "Station Halle" or "Buurtsupermarkt"? */
export const saysKind = (name: string, kind: string) => name.toLowerCase().includes(kind.toLowerCase())

/** Rounds to ten metres below a kilometre, then to a tenth of a kilometre; the data is not more precise. */
function sayMeters(meters: number, locale: Locale): string {
  const tens = Math.max(10, Math.round(meters / 10) * 10)
  return tens < 1_000
    ? `${formatNumber(tens, locale)}\u00a0m`
    : `${formatOneDecimal(meters / 1_000, locale)}\u00a0km`
}

/** Picks the name in the page's language, else the local one, else any, with its language (L17). */
export function placeNameIn({ name, names }: PlaceNames, { locale, defaultLocale }: Speaking): NameInLocale {
  const own = names[locale] ?? name
  if (own) return { text: own }
  const lang = writtenLocale(names, locale, defaultLocale)
  return { text: (lang && names[lang]) ?? '', lang }
}
