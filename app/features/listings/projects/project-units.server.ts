import { formatPrice } from '~/kernel/money'
import { formatArea } from '~/kernel/numbers'
import { slugOf } from '~/kernel/slug'
import type { Saying } from '../card/listing-card'
import { type SpokenName, spokenName } from '../card/spoken-text'
import type { UnitRow } from './projects.repo.server'
import { chooseUnits, narrowsUnits, readUnitCriteria } from './unit-criteria'
import { isFree, priceRange, type UnitFacts, unitFacts } from './unit-facts'

export type SaidUnit = {
  id: number
  name: SpokenName
  floor: SpokenName
  type: SpokenName
  surface: SpokenName
  terrace: SpokenName
  bedrooms: SpokenName
  price: SpokenName
  state: UnitRow['state']
  stateText: string
  /** Where to ask about it; none once it is sold. */
  contactHref?: string
  /** Its plan, where there is one that anybody may open; none once it is sold. */
  planHref?: string
}

/** A type that the project has, with what is left of it. */
export type UnitType = { slug: string; name: SpokenName; total: number; free: number; from?: string }

export type ProjectUnits = ReturnType<typeof projectUnits>

/** Where the links of a unit lead. */
type UnitLinks = Record<'contact' | 'plan', (unit: UnitRow) => string | undefined>

/** The price list as it was asked for, and what it holds altogether. */
export function projectUnits(rows: UnitRow[], query: URLSearchParams, saying: Saying, links: UnitLinks) {
  const units = rows.map((row) => ({ row, ...unitFacts(row) }))
  const types = typesOf(units, saying)
  const criteria = readUnitCriteria(query, new Set(units.flatMap(({ typeSlugs }) => typeSlugs)))
  // The type as this page names it, so that the form shows what was asked in another language.
  const own = types.find(({ slugs }) => criteria.type && slugs.includes(criteria.type))
  const range = priceRange(units)
  return {
    criteria: { ...criteria, type: own?.slug },
    narrowed: narrowsUnits(criteria),
    total: units.length,
    free: units.filter(isFree).length,
    range: range && { from: formatPrice(range.fromCents), to: formatPrice(range.toCents) },
    types: types.map(({ slugs: _, ...type }): UnitType => type),
    units: chooseUnits(units, criteria).map((unit) => ({
      ...sayUnit(unit.row, unit, saying),
      ...(unit.state === 'sold'
        ? {}
        : { contactHref: links.contact(unit.row), planHref: links.plan(unit.row) }),
    })),
  }
}

type Unit = UnitFacts & { row: UnitRow }

/** In the order of the price list. */
function typesOf(units: Unit[], saying: Saying) {
  const byType = Map.groupBy(units, ({ row }) => spokenName(row.types, saying).text)
  byType.delete('')
  return [...byType.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const name = spokenName(first.row.types, saying)
    const range = priceRange(same)
    return {
      slug: slugOf(name.text),
      slugs: first.typeSlugs,
      name,
      total: same.length,
      free: same.filter(isFree).length,
      from: range && formatPrice(range.fromCents),
    }
  })
}

function sayUnit(row: UnitRow, facts: UnitFacts, saying: Saying): SaidUnit {
  const { t, locale } = saying
  const area = (value: number | undefined) => plain(value === undefined ? '' : formatArea(value, locale))
  return {
    id: row.id,
    name: spokenName(row.names, saying),
    floor: spokenName(row.floors, saying),
    type: spokenName(row.types, saying),
    surface: area(facts.surface),
    terrace: area(facts.terrace),
    bedrooms: plain(facts.bedrooms === undefined ? '' : String(facts.bedrooms)),
    price: plain(sayPrice(facts, saying)),
    state: row.state,
    stateText: t(`listings:projects.states.${row.state}`),
  }
}

function sayPrice({ state, priceCents }: UnitFacts, { t }: Saying): string {
  if (priceCents !== undefined) return formatPrice(priceCents)
  return state === 'sold' ? '' : t('listings:priceOnRequest')
}

/** Written in the page's language, as everything the product says itself. */
const plain = (text: string): SpokenName => ({ text })
