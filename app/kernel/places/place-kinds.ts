import { foldText } from '~/kernel/search-text'

/** Themes of the mobility score, in the order in which pages show them. */
export const placeThemes = ['transport', 'shops', 'school', 'health', 'leisure'] as const
export type PlaceTheme = (typeof placeThemes)[number]

/**
 * The kinds that a theme requires. Kinds on one line are alternatives, so that a village without a metro loses nothing
 * if it has a bus stop.
 */
const needs = {
  transport: { train: ['station'], localTransport: ['metro', 'tram-stop', 'bus-stop'] },
  shops: { groceries: ['supermarket', 'market'], shop: ['bakery', 'butcher', 'shop'] },
  school: { childcare: ['creche'], primary: ['primary-school'], secondary: ['secondary-school'] },
  health: { doctor: ['doctor', 'hospital'], pharmacy: ['pharmacy'] },
  leisure: {
    green: ['park', 'playground'],
    sports: ['sports'],
    culture: ['library', 'culture'],
    food: ['restaurant'],
  },
} as const satisfies Record<PlaceTheme, Record<string, readonly string[]>>

type Lines<Theme> = Theme[keyof Theme]
type KindOf<Theme> = Lines<Theme> extends readonly (infer Kind)[] ? Kind : never
/** A kind of point of interest. */
export type PlaceKind = { [Theme in PlaceTheme]: KindOf<(typeof needs)[Theme]> }[PlaceTheme]

/** The kinds of a theme, alternatives grouped. */
export const needsOf = (theme: PlaceTheme): readonly (readonly PlaceKind[])[] => Object.values(needs[theme])

export const placeKinds: readonly PlaceKind[] = placeThemes.flatMap((theme) => needsOf(theme).flat())

const themeByKind = new Map(
  placeThemes.flatMap((theme) =>
    needsOf(theme)
      .flat()
      .map((kind) => [kind, theme]),
  ),
)

/** @throws {RangeError} for a kind without theme, which the types rule out */
export function themeOf(kind: PlaceKind): PlaceTheme {
  const theme = themeByKind.get(kind)
  if (!theme) throw new RangeError(`${kind} belongs to no theme`)
  return theme
}

/** Synonyms in feeds and public data sets. */
const synonyms: Record<string, PlaceKind> = {
  train: 'station',
  'train-station': 'station',
  'railway-station': 'station',
  subway: 'metro',
  tram: 'tram-stop',
  bus: 'bus-stop',
  butchery: 'butcher',
  nursery: 'creche',
  kindergarten: 'creche',
  childcare: 'creche',
  school: 'primary-school',
  gp: 'doctor',
  doctors: 'doctor',
  clinic: 'hospital',
  'sports-centre': 'sports',
  theatre: 'culture',
  cinema: 'culture',
  cafe: 'restaurant',
}

const byWord = new Map<string, PlaceKind>([
  ...placeKinds.map((kind) => [kind, kind] as const),
  ...(Object.entries(synonyms) as [string, PlaceKind][]),
])

/**
 * Finds the kind for a word in a file: `station`, `bus_stop`, `Tram stop`.
 * @returns undefined for other words
 * @see docs/places.md, "Kinds"
 */
export const placeKindOf = (word: string): PlaceKind | undefined =>
  byWord.get(foldText(word).replace(/[^a-z]+/g, '-'))
