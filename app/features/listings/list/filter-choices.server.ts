import { LRUCache } from 'lru-cache'
import { translateTo } from '~/i18n/texts.server'
import { areaById } from '~/kernel/places/areas'
import type { Db } from '~/platform/database.server'
import type { Catalogue } from './catalogue.server'
import { facetTotalsOf } from './facet-totals.server'
import { choiceLabel, type LabelContext } from './filter-labels'
import { listOf } from './filters/filter-values'
import { type AnyFilter, allFilters } from './filters/filters'
import { kindsBeside } from './kinds-beside'
import { isFiltered, type ListingCriteria } from './listing-criteria'
import { placeParameter } from './place-parameter'

/** A choice of a filter, with the number of listings in the whole list. */
export type FilterChoice = { value: string; label: string; total: number; chosen: boolean }

/** Choices, which many pages share, and how many listings each leaves beside the other filters of this page. */
export type OfferedChoices = { choices: readonly FilterChoice[]; totals: readonly number[] }

/** By the filter's parameter in the address. */
export type FilterChoices = Record<string, OfferedChoices>

type Context = Omit<LabelContext, 't'>

/** The choices of every filter that has some: those with listings, and what is chosen. */
export async function choicesOf(
  db: Db,
  criteria: ListingCriteria,
  catalogue: Catalogue,
  context: Context,
): Promise<FilterChoices> {
  const totals = isFiltered(criteria) ? await facetTotalsOf(db, criteria) : catalogue.totals
  const offered = allFilters
    .filter(({ isMany }) => isMany)
    .map((filter) => {
      const { values, choices } = keptChoices(filter, listOf(criteria[filter.name]), catalogue, context)
      const counts = values.map((value) => totals[filter.name]?.get(value) ?? 0)
      return [filter.parameter, { choices, totals: counts }] as const
    })
  return Object.fromEntries(offered)
}

type CachedChoices = { values: readonly unknown[]; choices: readonly FilterChoice[] }

const kept = new WeakMap<Catalogue, LRUCache<string, CachedChoices>>()
/** What is chosen varies without end, and the HTML of a hundred municipalities takes 25 kB. */
const mostKept = 100

/** The same arrays each time, so that their rendered HTML is cached as well. */
function keptChoices(
  filter: AnyFilter,
  chosen: unknown[],
  catalogue: Catalogue,
  context: Context,
): CachedChoices {
  const ofCatalogue = kept.get(catalogue) ?? new LRUCache<string, CachedChoices>({ max: mostKept })
  kept.set(catalogue, ofCatalogue)
  const key = JSON.stringify([context.locale, filter.name, ...chosen])
  const choices = ofCatalogue.get(key) ?? makeChoices(filter, chosen, catalogue, context)
  ofCatalogue.set(key, choices)
  return choices
}

function makeChoices(
  filter: AnyFilter,
  chosen: unknown[],
  catalogue: Catalogue,
  context: Context,
): CachedChoices {
  const labels = { ...context, t: translateTo(context.locale) }
  const offered = offeredIn(filter, catalogue, context)
  const values = [...chosen.filter((value) => !offered.includes(value)), ...offered]
  const choices = values.map((value) => ({
    ...written(filter, value, choiceLabel(filter, value, labels)),
    total: catalogue.totals[filter.name]?.get(value) ?? 0,
    chosen: chosen.includes(value),
  }))
  return { values, choices }
}

/** A municipality has its postal code beside its name, in the form as in the address. */
function written({ name, codec }: AnyFilter, value: unknown, label: string) {
  if (name !== 'zips') return { value: codec.write(value), label }
  const code = String(value)
  return { value: placeParameter(label, code), label: label === code ? code : `${label} ${code}` }
}

/** What a filter offers of the whole list, in the order of the form. */
function offeredIn(
  { name, codec }: AnyFilter,
  { choicesIn, types, totals }: Catalogue,
  { locale, names }: Context,
): unknown[] {
  if (name === 'zips') return [...new Set(choicesIn(locale).flatMap(({ code }) => code || []))]
  if (name === 'webIds') return types.filter(({ total }) => total > 0).map(({ webId }) => webId)
  const isThere = (value: unknown) => (totals[name]?.get(value) ?? 0) > 0
  const values = codec.order?.filter(isThere) ?? []
  if (name === 'subtypes')
    return kindsBeside(
      types.map(({ webId }) => names.type(webId)),
      values,
    )
  return name === 'areas' ? values.filter((id) => isOffered(String(id))) : values
}

/** Regions, provinces and well-known areas; parts of a canton or commune are found by words. */
const isOffered = (area: string) =>
  ['region', 'province', 'country', 'area'].includes(areaById(area)?.kind ?? '')
