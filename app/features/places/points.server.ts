import type { Translations } from '#db/schema/columns'
import type { Point } from '~/kernel/geo'
import { type Locale, locales } from '~/kernel/locale'
import type { PlaceKind } from '~/kernel/places/place-kinds'
import { foldText } from '~/kernel/search-text'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { findPlacesOfKinds, placesEdition } from './places.repo.server'
import { PointGrid } from './point-grid'

/** What a listing can be asked to be near. */
export const nearKinds = ['station', 'school'] as const
export type NearKind = (typeof nearKinds)[number]

/** How near, in metres, as the crow flies. */
export const nearMeters = 1_000

const kindsOfNear: Record<NearKind, readonly PlaceKind[]> = {
  station: ['station'],
  school: ['primary-school', 'secondary-school'],
}

/** Kinds that people look for by name; there are too many shops and stops to be any place in particular. */
const namedKinds: readonly PlaceKind[] = [
  ...(['station', 'metro', 'primary-school', 'secondary-school', 'hospital', 'park', 'culture'] as const),
]

/** A point of interest with a name of its own. */
export type NamedPoint = Point & { kind: PlaceKind; name: string | null; names: Translations }

/** The imported points that lists can be narrowed by; held in memory, because every listing is compared with them. */
export type Points = {
  /** Those with exactly this name in any language, ignoring case and accents; a station also by its town's alone. */
  named(name: string): readonly NamedPoint[]
  /** All of them, with their folded names: for suggestions. */
  all: readonly { point: NamedPoint; words: readonly string[] }[]
  isNear(kind: NearKind, lat: number, lng: number): boolean
  /** Kinds of which at least one is known. */
  nearKinds: readonly NearKind[]
}

const known = new WeakMap<Db, { edition: string; points: Points }>()

/**
 * The points of the last import. Asked once per content version, which imports of listings raise as well: the same object
 * as long as the places are the same, because reading them takes others' turn.
 */
export const pointsOf = versioned(async (db: Db, _: 'all'): Promise<Points> => {
  const edition = await placesEdition(db)
  const last = known.get(db)
  if (last?.edition === edition) return last.points
  const points = await readPoints(db)
  known.set(db, { edition, points })
  return points
})

async function readPoints(db: Db): Promise<Points> {
  const rows = await findPlacesOfKinds(db, namedKinds)
  return pointsFrom(
    rows.map(({ latitude, longitude, ...row }) => ({ ...row, lat: latitude, lng: longitude })),
  )
}

export function pointsFrom(points: readonly NamedPoint[]): Points {
  const all = points.map((point) => ({ point, words: wordsOf(point) }))
  const byWord = new Map<string, NamedPoint[]>()
  for (const { point, words } of all) {
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), point])
  }
  const grids = new Map(nearKinds.map((kind) => [kind, gridOf(points, kind)]))
  return {
    all,
    named: (name) => byWord.get(wordOf(name)) ?? [],
    isNear: (kind, lat, lng) => grids.get(kind)?.isNear(lat, lng) ?? false,
    nearKinds: nearKinds.filter((kind) => points.some((point) => kindsOfNear[kind].includes(point.kind))),
  }
}

const gridOf = (points: readonly NamedPoint[], near: NearKind) =>
  new PointGrid(
    points.filter(({ kind }) => kindsOfNear[near].includes(kind)),
    nearMeters,
  )

const stationWords =
  /\b(?:train station|railway station|bahnhof|gare sncb|treinstation|gare|station|nmbs|sncb|nmbs station)\b/g
const articles = /^(?:(?:het|de|du|des|de la|la|le|l|d|the|von|of) )+/

/** "Gare de Hal", "station Halle" and "Halle station" are one name. */
function wordOf(name: string): string {
  const folded = foldText(name)
  const bare = folded.replace(stationWords, ' ').replace(/\s+/g, ' ').trim()
  return bare === folded ? folded : `station ${bare.replace(articles, '')}`
}

const wordsOf = ({ name, names }: NamedPoint): string[] => [
  ...new Set([name, ...locales.map((locale) => names[locale])].flatMap((one) => (one ? wordOf(one) : []))),
]

/** The name of a point in a language; its local one where it has none. */
export const pointName = ({ name, names }: NamedPoint, locale: Locale): string =>
  names[locale] ?? name ?? locales.map((other) => names[other]).find((one) => one) ?? ''
