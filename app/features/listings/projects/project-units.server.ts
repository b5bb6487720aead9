import { formatPrice } from '~/kernel/money'
import { formatArea } from '~/kernel/numbers'
import { slugOf } from '~/kernel/slug'
import type { PresenterContext } from '../card/listing-card'
import { type LocalisedName, localisedName, localisedType } from '../card/localised-text'
import type { UnitRow } from './projects.repo.server'
import { filterAndSortUnits, hasUnitFilter, readUnitCriteria } from './unit-criteria'
import { isFree, priceRange, type UnitFacts, unitFacts } from './unit-facts'

export type UnitRowView = {
  id: number
  name: LocalisedName
  floor: LocalisedName
  type: LocalisedName
  surface: LocalisedName
  terrace: LocalisedName
  bedrooms: LocalisedName
  price: LocalisedName
  state: UnitRow['state']
  stateText: string
  /** Link to enquire about it; absent once it is sold. */
  contactHref?: string
  /** Link to its plan, if public; absent once it is sold. */
  planHref?: string
}

/** A type in the project, with the number of available units. */
export type UnitType = { slug: string; name: LocalisedName; total: number; free: number; from?: string }

export type ProjectUnits = ReturnType<typeof projectUnits>

/** Targets of a unit's links. */
type UnitLinks = Record<'contact' | 'plan', (unit: UnitRow) => string | undefined>

/** The filtered price list, with its totals. */
export function projectUnits(
  rows: UnitRow[],
  query: URLSearchParams,
  context: PresenterContext,
  links: UnitLinks,
) {
  const units = rows.map((row) => ({ row, ...unitFacts(row) }))
  const types = typesOf(units, context)
  const criteria = readUnitCriteria(query, new Set(units.flatMap(({ typeSlugs }) => typeSlugs)))
  // The type's slug in this page's language, so that the form shows a selection made in another one.
  const own = types.find(({ slugs }) => criteria.type && slugs.includes(criteria.type))
  const range = priceRange(units)
  const amount = (cents: number) => formatPrice(cents, context.moneyLocale)
  return {
    criteria: { ...criteria, type: own?.slug },
    narrowed: hasUnitFilter(criteria),
    total: units.length,
    free: units.filter(isFree).length,
    range: range && { from: amount(range.fromCents), to: amount(range.toCents) },
    types: types.map(({ slugs: _, ...type }): UnitType => type),
    units: filterAndSortUnits(units, criteria).map((unit) => ({
      ...sayUnit(unit.row, unit, context),
      ...(unit.state === 'sold'
        ? {}
        : { contactHref: links.contact(unit.row), planHref: links.plan(unit.row) }),
    })),
  }
}

type Unit = UnitFacts & { row: UnitRow }

/** In the order of the price list. */
function typesOf(units: Unit[], context: PresenterContext) {
  const byType = Map.groupBy(units, ({ row }) => localisedType(row.types, context).text)
  byType.delete('')
  return [...byType.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const name = localisedType(first.row.types, context)
    const range = priceRange(same)
    return {
      slug: slugOf(name.text),
      slugs: first.typeSlugs,
      name,
      total: same.length,
      free: same.filter(isFree).length,
      from: range && formatPrice(range.fromCents, context.moneyLocale),
    }
  })
}

function sayUnit(row: UnitRow, facts: UnitFacts, context: PresenterContext): UnitRowView {
  const { t, locale } = context
  const area = (value: number | undefined) => plain(value === undefined ? '' : formatArea(value, locale))
  return {
    id: row.id,
    name: localisedName(row.names, context),
    floor: localisedName(row.floors, context),
    type: localisedType(row.types, context),
    surface: area(facts.surface),
    terrace: area(facts.terrace),
    bedrooms: plain(facts.bedrooms === undefined ? '' : String(facts.bedrooms)),
    price: plain(sayPrice(facts, context)),
    state: row.state,
    stateText: t(`listings:projects.states.${row.state}`),
  }
}

function sayPrice({ state, priceCents }: UnitFacts, { t, moneyLocale }: PresenterContext): string {
  if (priceCents !== undefined) return formatPrice(priceCents, moneyLocale)
  return state === 'sold' ? '' : t('listings:priceOnRequest')
}

/** Written in the page's language, like all texts of the product. */
const plain = (text: string): LocalisedName => ({ text })
