import { distanceMeters, type Point } from '~/kernel/geo'
import { areClose, lettersOf, mistakesAllowed, mistakesBetween } from './spelling'

/** A municipality, or a part of one that has a code of its own. */
export type WordPlace = {
  zip: string
  /** In every language that it has a name in, folded. */
  names: string[]
  /** The agency has homes there. */
  offered: boolean
  /** Large enough to be meant by a part of its name, or by a name with a letter wrong. */
  isTown: boolean
  isBelgian: boolean
  point?: Point
}

export type PlaceNames = ReturnType<typeof placeNames>

type Name = { name: string; letters: number; zips: string[]; offered: boolean }

/** A beginning that more places share ("Sint") says nothing. */
const mostSharing = 3
const shortestPart = 4
/** Four letters are nearly too many towns, unless one has homes. */
const shortestTown = 5
/** How far "near Halle" reaches, as the crow flies, and to how many more places. */
const nearMeters = 8_000
const mostNear = 10

/** Finds places by what visitors call them. */
export function placeNames(places: readonly WordPlace[]) {
  const zips = new Map(places.map((place) => [place.zip, place]))
  const whole = grouped(places, (place) => place.names.flatMap(spellingsOf))
  const guessed = places.filter(({ offered, isTown }) => offered || isTown)
  const parts = grouped(guessed, (place) => place.names.flatMap(spellingsOf).flatMap(partsOf))
  const names = [...grouped(guessed, (place) => place.names.flatMap(spellingsOf))].map(
    ([name, found]): Name => ({
      name,
      letters: lettersOf(name),
      zips: found.map(({ zip }) => zip),
      offered: found.some(({ offered }) => offered),
    }),
  )
  return {
    hasZip: (zip: string) => zips.has(zip),
    /** The places that are called exactly this. */
    called: (name: string) => whole.get(name)?.map(({ zip }) => zip) ?? abbreviated(name, zips),
    /** Those of them that have homes, or are towns. */
    wellKnown(name: string): string[] | undefined {
      const found = whole.get(name)?.filter(({ offered, isTown }) => offered || isTown) ?? []
      return found.length > 0 ? found.map(({ zip }) => zip) : undefined
    },
    /** The few places whose name is longer than this: "Rode" is Sint-Genesius-Rode, "Woluwe" are two. */
    shortlyCalled(name: string): string[] | undefined {
      const found = parts.get(name)
      return found && found.length <= mostSharing ? found.map(({ zip }) => zip) : undefined
    },
    nearestName: (typed: string) => nearestName(names, typed),
    /** Places with homes between two codes, the ends included; Luxembourg's go by street. */
    between: (first: string, last: string) =>
      places
        .filter(({ zip, offered, isBelgian }) => offered && isBelgian && first <= zip && zip <= last)
        .map(({ zip }) => zip),
    /** Places with homes around others. */
    around: (centre: readonly string[]) =>
      around(
        places,
        centre.flatMap((zip) => zips.get(zip)?.point ?? []),
      ).filter((zip) => !centre.includes(zip)),
  }
}

/** What people call a place who write none of its names. */
const abbreviations: Partial<Record<string, string>> = {
  wsp: '1150',
  wsl: '1200',
  lln: '1348',
  ...Object.fromEntries(
    ['luxemburg stad', 'stad luxemburg', 'luxembourg ville', 'ville de luxembourg', 'luxembourg city']
      .concat(['luxemburg stadt', 'stadt luxemburg', 'luxemburg city'])
      .map((name) => [name, '1648']),
  ),
  ...Object.fromEntries(
    ['brussel stad', 'stad brussel', 'bruxelles ville', 'ville de bruxelles', 'brussels city']
      .concat(['brussel centrum', 'bruxelles centre', 'brussels centre', 'brussels center', 'brussel stadt'])
      .map((name) => [name, '1000']),
  ),
}

function abbreviated(name: string, known: ReadonlyMap<string, unknown>): string[] | undefined {
  const zip = abbreviations[name]
  return zip && known.has(zip) ? [zip] : undefined
}

function grouped(places: readonly WordPlace[], keysOf: (place: WordPlace) => string[]) {
  const found = new Map<string, WordPlace[]>()
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
): { name: string; zips: string[]; mistakes: number } | undefined {
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
  const meant = offered.length > 0 || typed.length < shortestTown ? offered : found
  const zips = [...new Set(meant.flatMap((name) => name.zips))]
  const [first] = meant
  return first && (meant.length === 1 || zips.length === 1)
    ? { name: first.name, zips, mistakes: fewest }
    : undefined
}

function around(places: readonly WordPlace[], centre: readonly Point[]): string[] {
  return places
    .flatMap(({ zip, offered, point }) =>
      offered && point
        ? [{ zip, meters: Math.min(...centre.map((from) => distanceMeters(from, point))) }]
        : [],
    )
    .filter(({ meters }) => meters <= nearMeters)
    .sort((a, b) => a.meters - b.meters)
    .slice(0, mostNear)
    .map(({ zip }) => zip)
}
