import { LRUCache } from 'lru-cache'
import type { ListingGoal } from '#db/schema'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { areas, isInArea } from '~/kernel/places/areas'
import { postalCode } from '~/kernel/region'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import type { Catalogue } from './catalogue.server'
import { choiceLabel, type LabelContext } from './filter-labels'
import { listOf } from './filters/filter-values'
import { type AnyFilter, allFilters } from './filters/filters'
import { countCards } from './find-listings.server'
import { type ListingCriteria, readCriteria } from './listing-criteria'
import { placeParameter } from './place-parameter'

/** A choice of a filter, with the number of listings in the whole list. */
export type FilterChoice = { value: string; label: string; total: number; chosen: boolean }
/** By the filter's parameter in the address. */
export type FilterChoices = Record<string, FilterChoice[]>

type Offered = { value: unknown; total: number }

/** The choices of every filter that has some: those with listings, and what is chosen. */
export async function choicesOf(
  db: Db,
  criteria: ListingCriteria,
  catalogue: Catalogue,
  context: Omit<LabelContext, 't'>,
): Promise<FilterChoices> {
  const { locale } = context
  const counts = await countsOf(db, criteria.goal)
  const labels = { ...context, t: translateTo(locale) }
  const choices = allFilters
    .filter(({ isMany }) => isMany)
    .map((filter) => {
      const chosen = listOf(criteria[filter.name])
      const make = () =>
        toChoices(filter, offeredIn(filter, catalogue, counts, locale), chosen, catalogue, labels)
      return [filter.parameter, chosen.length > 0 ? make() : unchosen(catalogue, filter, locale, make)]
    })
  return Object.fromEntries(choices)
}

function toChoices(
  filter: AnyFilter,
  offered: readonly Offered[],
  chosen: unknown[],
  catalogue: Catalogue,
  context: LabelContext,
): FilterChoice[] {
  const missing = chosen.filter((value) => !offered.some((one) => one.value === value))
  const all = [...missing.map((value) => ({ value, total: 0 })), ...offered]
  return all.map(({ value, total }) => {
    const isChosen = chosen.includes(value)
    const name = `${context.locale} ${filter.name} ${value} ${total} ${isChosen}`
    return keptChoice(catalogue, name, () => ({
      ...written(filter, value, choiceLabel(filter, value, context), catalogue),
      total,
      chosen: isChosen,
    }))
  })
}

const keptChoices = new WeakMap<Catalogue, LRUCache<string, FilterChoice>>()

/** The same object each time, so that the rendered HTML of a choice is cached beside others that are chosen. */
function keptChoice(catalogue: Catalogue, name: string, make: () => FilterChoice): FilterChoice {
  const ofCatalogue = keptChoices.get(catalogue) ?? new LRUCache({ max: mostChoices })
  keptChoices.set(catalogue, ofCatalogue)
  const choice = ofCatalogue.get(name) ?? make()
  ofCatalogue.set(name, choice)
  return choice
}

/** Anybody can write an address with places that nobody offers. */
const mostChoices = 5_000

/** A municipality has its postal code beside its name, in the form as in the address. */
function written({ name, codec }: AnyFilter, value: unknown, label: string, catalogue: Catalogue) {
  if (name !== 'zips') return { value: codec.write(value), label }
  const zip = String(value)
  const code = postalCode({ countryId: catalogue.countryOf(zip), zip })
  return { value: placeParameter(label, zip), label: label === zip ? zip : `${label} ${code}` }
}

/** What a filter offers, in the order of the form. */
function offeredIn(filter: AnyFilter, catalogue: Catalogue, counts: Counts, locale: Locale): Offered[] {
  if (filter.name === 'zips')
    return catalogue.choicesIn(locale).map(({ zip, total }) => ({ value: zip, total }))
  if (filter.name === 'webIds') return catalogue.types.map(({ webId, total }) => ({ value: webId, total }))
  if (filter.name === 'areas') return areasIn(catalogue)
  return (counts.get(filter.name) ?? []).filter(({ total }) => total > 0)
}

/** Regions, provinces and well-known areas with listings; parts of a canton or commune are found by words. */
const areasIn = ({ cities }: Catalogue): Offered[] =>
  areas
    .filter(({ kind }) => kind === 'region' || kind === 'province' || kind === 'country' || kind === 'area')
    .map(({ id }) => ({
      value: id,
      total: cities.reduce((sum, city) => (isInArea(id, city) ? sum + city.total : sum), 0),
    }))
    .filter(({ total }) => total > 0)

type Counts = Map<string, Offered[]>

/** Counts the listings of each choice of the table. */
const countsOf = versioned(async (db: Db, goal: ListingGoal): Promise<Counts> => {
  const all = readCriteria(goal, new URLSearchParams())
  const counts: Counts = new Map()
  for (const { name, isMany, codec } of allFilters) {
    if (!isMany || !codec.order || name === 'areas') continue
    const offered: Offered[] = []
    for (const value of codec.order)
      offered.push({ value, total: (await countCards(db, { ...all, [name]: [value] })).total })
    counts.set(name, offered)
  }
  return counts
})

const kept = new WeakMap<Catalogue, Map<string, FilterChoice[]>>()

/** Choices shared by most lists: the same arrays each time, so that their rendered HTML is cached as well. */
function unchosen(catalogue: Catalogue, filter: AnyFilter, locale: Locale, make: () => FilterChoice[]) {
  const ofCatalogue = kept.get(catalogue) ?? new Map<string, FilterChoice[]>()
  kept.set(catalogue, ofCatalogue)
  const key = `${locale} ${filter.name}`
  const choices = ofCatalogue.get(key) ?? make()
  ofCatalogue.set(key, choices)
  return choices
}
