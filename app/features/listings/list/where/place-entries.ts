import { type Locale, locales } from '~/kernel/locale'
import { type Area, areaName, areas } from '~/kernel/places/areas'
import {
  codeOf,
  type Municipality,
  municipalities,
  municipalityByZip,
  municipalityName,
  namesOf,
} from '~/kernel/places/municipalities'
import { withLetter } from '~/kernel/read-zip'
import { foldText } from '~/kernel/search-text'
import { placeParameter } from '../place-parameter'

/** A place that a list can be narrowed to, as a form sends it. */
export type PlaceSuggestion = {
  parameter: 'city' | 'in' | 'around'
  value: string
  /** In the page's language. */
  label: string
  /** Tells it from others: its kind, code or municipality. */
  hint: string
  /** Listings there; absent for a radius. */
  total?: number
}

export type PlaceEntry = PlaceSuggestion & {
  /** What visitors call it in any language, normalised for search. */
  words: readonly string[]
}

/** Texts and counts of the entries. */
export type EntryContext = {
  locale: Locale
  kindOf(kind: Area['kind']): string
  /** Listings of an area, or of a postal code. */
  totalOf(place: { area: string } | { zip: string; country: 'BE' | 'LU' }): number
}

/** Areas first, the larger ones before the smaller, then postal codes and the villages that share one. */
export const placeEntries = (context: EntryContext): PlaceEntry[] => [
  ...areas.map((area) => areaEntry(area, context)),
  ...municipalities.flatMap((place) => [zipEntry(place, context), ...villageEntries(place, context)]),
]

function areaEntry(area: Area, { locale, kindOf, totalOf }: EntryContext): PlaceEntry {
  return {
    parameter: 'in',
    value: area.id,
    label: areaName(area, locale),
    hint: kindOf(area.kind),
    total: totalOf({ area: area.id }),
    words: [...area.words],
  }
}

const wholes = new Set(areas.filter(({ kind }) => kind === 'municipality').map(({ id }) => id))
const isTown = (place: Municipality) => place.country === 'LU' || wholes.has(place.zip)

function zipEntry(place: Municipality, context: EntryContext): PlaceEntry {
  const { zip, country } = place
  const label = municipalityName(place, context.locale)
  const code = codeOf(place)
  // The whole municipality has an entry of its own by name; this is its main code alone.
  const names = isTown(place) ? [] : [...namesOf(place)]
  return {
    parameter: 'city',
    value: placeParameter(label, code),
    label,
    hint: [code, parentName(place, context.locale)].filter(Boolean).join(', '),
    total: context.totalOf({ zip, country }),
    words: [
      zip,
      `${country === 'LU' ? 'l' : 'b'} ${zip}`,
      ...names,
      ...locales.map((locale) => `${zip} ${foldText(municipalityName(place, locale))}`),
    ],
  }
}

function villageEntries(place: Municipality, context: EntryContext): PlaceEntry[] {
  const { also = [], zip, country } = place
  const within = municipalityName(place, context.locale)
  return also.map((village) => ({
    parameter: 'city',
    value: placeParameter(within, codeOf(place)),
    label: village,
    hint: `${codeOf(place)}, ${within}`,
    total: context.totalOf({ zip, country }),
    words: [foldText(village)],
  }))
}

function parentName({ parentZip, country }: Municipality, locale: Locale): string | undefined {
  const parent = parentZip && municipalityByZip(parentZip, country)
  return parent ? municipalityName(parent, locale) : undefined
}

/** Most suggestions at once. */
const mostShown = 8

/**
 * Finds entries in which the text is a word or the beginning of one, exact names first, then names that begin with it,
 * each with listings before those without.
 */
export function matchingEntries(entries: readonly PlaceEntry[], text: string): PlaceSuggestion[] {
  const wanted = withLetter(foldText(text.slice(0, 100)))
  if (wanted === '') return []
  const found = entries.flatMap((entry, index) => {
    const rank = rankOf(entry, wanted)
    return rank === undefined ? [] : [{ entry, index, rank }]
  })
  const isEmpty = ({ total }: PlaceEntry) => Number(total === 0)
  found.sort((a, b) => isEmpty(a.entry) - isEmpty(b.entry) || a.rank - b.rank || a.index - b.index)
  return withoutDoubles(found.map(({ entry }) => entry))
    .slice(0, mostShown)
    .map(({ words: _, ...suggestion }) => suggestion)
}

function rankOf({ words }: PlaceEntry, wanted: string): number | undefined {
  let best: number | undefined
  for (const word of words) {
    if (word === wanted) return 0
    if (word.startsWith(wanted)) best = 1
    else if (best === undefined && ` ${word}`.includes(` ${wanted}`)) best = 2
  }
  return best
}

const withoutDoubles = (entries: readonly PlaceEntry[]) =>
  [
    ...new Map(
      entries.toReversed().map((entry) => [`${entry.parameter} ${entry.value} ${entry.label}`, entry]),
    ).values(),
  ].reverse()
