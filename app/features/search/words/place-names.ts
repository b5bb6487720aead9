import type { AreaId } from '~/kernel/places/areas'
import { type CountryCode, codeOf } from '~/kernel/places/municipalities'
import { countryIds, placeOfCode } from '~/kernel/region'
import { areClose, lettersOf, mistakesAllowed, mistakesBetween } from './spelling'

type NamedPlace = {
  /** Areas that it lies in, itself included. */
  within: readonly AreaId[]
  /** In every language that it has a name in, folded. */
  names: readonly string[]
  /** The agency has homes there. */
  offered: boolean
  /** Large enough to be meant by a part of its name, or by a name with a letter wrong. */
  isTown: boolean
}

/** A postal code (`1180`, `L-1648`), of a municipality or of a part of one. */
export type WordPlace = NamedPlace & { zip: string }

/** A municipality of several codes, or a commune of Luxembourg. */
export type WordWhole = NamedPlace & { area: AreaId }

/** What a name means: postal codes, areas, or both where they share it. */
export type PlacesMeant = { zips?: string[]; areas?: AreaId[] }

export type PlaceNames = ReturnType<typeof placeNames>

type Place = WordPlace | WordWhole
type Name = { name: string; letters: number; places: Place[]; offered: boolean }

const countryCodes: readonly CountryCode[] = ['BE', 'LU']

/** A beginning that more places share ("Sint") says nothing. */
const mostSharing = 3
const shortestPart = 4
/** Four letters are nearly too many towns, unless one has homes. */
const shortestTown = 5

/**
 * Finds places by what visitors call them.
 * @param codes - a name of a municipality is not among those of its codes
 */
export function placeNames(codes: readonly WordPlace[], wholes: readonly WordWhole[] = []) {
  const places = [...codes, ...wholes]
  const byZip = new Map(codes.map((place) => [place.zip, place]))
  const byArea = new Map(wholes.map((place) => [place.area, place]))
  const whole = grouped(places, (place) => place.names.flatMap(spellingsOf))
  const guessed = places.filter(({ offered, isTown }) => offered || isTown)
  const parts = grouped(guessed, (place) => place.names.flatMap(spellingsOf).flatMap(partsOf))
  const names = [...grouped(guessed, (place) => place.names.flatMap(spellingsOf))].map(
    ([name, found]): Name => ({
      name,
      letters: lettersOf(name),
      places: found,
      offered: found.some(({ offered }) => offered),
    }),
  )
  return {
    /** The codes of these digits: those with homes, else those that are known. */
    codesOf(digits: string, country?: CountryCode): string[] | undefined {
      const codes = (country ? [country] : countryCodes).map((one) => codeOf({ zip: digits, country: one }))
      const known = codes.filter((code) => byZip.has(code))
      const offered = known.filter((code) => byZip.get(code)?.offered)
      const meant = offered.length > 0 ? offered : known
      return meant.length > 0 ? meant : undefined
    },
    /** Those of some places that are among others, or lie in one of their areas. */
    within(inner: PlacesMeant, outer: PlacesMeant): PlacesMeant | undefined {
      const isIn = (place: Place | undefined) => place?.within.some((area) => outer.areas?.includes(area))
      const zips = inner.zips?.filter((zip) => outer.zips?.includes(zip) || isIn(byZip.get(zip)))
      const areas = inner.areas?.filter((area) => isIn(byArea.get(area)))
      const found = { ...(zips?.length && { zips }), ...(areas?.length && { areas }) }
      return found.zips || found.areas ? found : undefined
    },
    /** The places that are called exactly this. */
    called(name: string): PlacesMeant | undefined {
      const found = whole.get(name)
      return found ? meantBy(found) : abbreviations.get(name)
    },
    /** Those of them that have homes, or are towns. */
    wellKnown(name: string): PlacesMeant | undefined {
      const found = whole.get(name)?.filter(({ offered, isTown }) => offered || isTown) ?? []
      return found.length > 0 ? meantBy(found) : undefined
    },
    /** The few places whose name is longer than this: "Rode" is Sint-Genesius-Rode, "Woluwe" are two. */
    shortlyCalled(name: string): PlacesMeant | undefined {
      const found = parts.get(name) ?? []
      // "Beveren" is its code, not the municipality that it merged into.
      const meant = found.filter((one) => 'zip' in one || !found.some((other) => isPart(other, one)))
      return meant.length > 0 && meant.length <= mostSharing ? meantBy(meant) : undefined
    },
    nearestName: (typed: string) => nearestName(names, typed),
    /** Places with homes between two codes, the ends included; Luxembourg's go by street. */
    between: (first: string, last: string) =>
      codes
        .filter(({ zip, offered }) => offered && isBelgian(zip) && first <= zip && zip <= last)
        .map(({ zip }) => zip),
  }
}

const isBelgian = (code: string) => placeOfCode(code).countryId === countryIds.belgium

const isPart = (place: Place, { area }: WordWhole) => 'zip' in place && place.within.includes(area)

function meantBy(places: readonly Place[]): PlacesMeant {
  const zips = places.flatMap((place) => ('zip' in place ? place.zip : []))
  const areas = places.flatMap((place) => ('area' in place ? place.area : []))
  return { ...(zips.length > 0 && { zips }), ...(areas.length > 0 && { areas }) }
}

/** What people call a place who write none of its names. */
const abbreviations: ReadonlyMap<string, PlacesMeant> = new Map([
  ['wsp', { zips: ['1150'] }],
  ['wsl', { zips: ['1200'] }],
  ['lln', { zips: ['1348'] }],
  ...['brussel centrum', 'bruxelles centre', 'brussels centre', 'brussels center'].map(
    (name): [string, PlacesMeant] => [name, { zips: ['1000'] }],
  ),
])

function grouped(places: readonly Place[], keysOf: (place: Place) => string[]) {
  const found = new Map<string, Place[]>()
  for (const place of places)
    for (const key of new Set(keysOf(place))) found.set(key, [...(found.get(key) ?? []), place])
  return found
}

/** "St Genesius Rode", "Ste Agathe", "Louvière". */
function spellingsOf(name: string): string[] {
  const saint = name.replace(/\b(?:sint|saint)\b/g, 'st').replace(/\bsainte\b/g, 'ste')
  const bare = name.replace(/^(?:la|le|les|l|de|het) /, '')
  return [...new Set([name, saint, bare])]
}

/** Where its first words end, and what follows its saint: "saint josse", "rode". */
function partsOf(name: string): string[] {
  const words = name.split(' ')
  const beginnings = words.slice(1).map((_, index) => words.slice(0, index + 1).join(' '))
  const [first = '', , ...rest] = words
  const afterSaint = /^s(?:in)?t$/.test(first) ? [rest.join(' ')] : []
  return [...beginnings, ...afterSaint].filter((part) => part.length >= shortestPart && !isSaint(part))
}

const isSaint = (word: string) => /^(?:sint|sainte?|notre|onze|sankt)$/.test(word)

/** The name that is most nearly this; of two as near, one with homes; undefined where it cannot be told. */
function nearestName(
  names: readonly Name[],
  typed: string,
): { name: string; meant: PlacesMeant; mistakes: number } | undefined {
  const letters = lettersOf(typed)
  let found: Name[] = []
  let fewest = mistakesAllowed(typed.length)
  if (fewest === 0) return undefined
  for (const name of names) {
    if (Math.abs(name.name.length - typed.length) > fewest || !areClose(letters, name.letters, fewest))
      continue
    const mistakes = mistakesBetween(typed, name.name)
    if (mistakes > fewest) continue
    found = mistakes < fewest ? [name] : [...found, name]
    fewest = mistakes
  }
  const offered = found.filter((name) => name.offered)
  const likely = offered.length > 0 || typed.length < shortestTown ? offered : found
  const places = [...new Set(likely.flatMap((name) => name.places))]
  const [first] = likely
  return first && (likely.length === 1 || places.length === 1)
    ? { name: first.name, meant: meantBy(places), mistakes: fewest }
    : undefined
}
