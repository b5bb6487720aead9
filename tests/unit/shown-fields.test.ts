import { expect, test } from 'vitest'
import { listingRecord } from '~/features/feed/feed.fixture'
import { feedSchema } from '~/features/feed/feed.schema'
import { listingRecordSchema } from '~/features/feed/listing-record.schema'
import { readRecord } from '~/features/feed/read-record'
import { toDetails, toWords } from '~/features/feed/to-details'
import { type KnownFields, knownFields } from '~/features/feed/unknown-fields'
import { factGroups } from '~/features/listings/facts/detail-groups'
import { translateTo } from '~/i18n/texts.server'
import type { Field, Kind } from '~/kernel/listing-field'
import { allListingFields, listingFields, type ShownField } from '~/kernel/listing-fields'
import { type Locale, locales } from '~/kernel/locale'

/** Where a field stands among the facts of the page, what the feed says of it, and how the page says that in Dutch. */
type Row = [path: string, group: string, given: unknown, said: string]

const shown: Row[] = [
  ['UniqueCode', 'general', 'TIL-1', 'TIL-1'],
  ['AvailableFrom', 'general', '2027-01-15', '15 januari 2027'],
  ['ConstructionYear', 'general', 1958, '1958'],
  ['RenovationYear', 'general', 2017, '2017'],
  ['Condition', 'general', 'zeer goed', 'zeer goed'],
  ['Facade', 'general', 'half-open', 'Halfopen bebouwing'],
  ['Surfaces.Total', 'surfaces', 1250.5, '1.250,5 m²'],
  ['Surfaces.Living', 'surfaces', 248, '248 m²'],
  ['Surfaces.Ground', 'surfaces', 1640, '1.640 m²'],
  ['Surfaces.Constructed', 'surfaces', 172, '172 m²'],
  ['Surfaces.Garden', 'surfaces', 900, '900 m²'],
  ['Surfaces.Terrace', 'surfaces', 0, '0 m²'],
  ['Surfaces.Office', 'surfaces', 18, '18 m²'],
  ['Surfaces.Store', 'surfaces', 22, '22 m²'],
  ['FrontWidth', 'surfaces', 9.5, '9,5 m'],
  ['PlotWidth', 'surfaces', 31, '31 m'],
  ['Bedrooms', 'rooms', 5, '5'],
  ['Bathrooms', 'rooms', 2, '2'],
  ['ShowerRooms', 'rooms', 1, '1'],
  ['Toilets', 'rooms', 3, '3'],
  ['Garages', 'rooms', 0, '0'],
  ['Parkings', 'rooms', 2, '2'],
  ['ExternalParkings', 'rooms', 3, '3'],
  ['Floors', 'rooms', 2, '2'],
  ['Floor', 'rooms', 0, 'Gelijkvloers'],
  ['FacadeCount', 'rooms', 4, '4'],
  ['Heating', 'comfort', 'warmtepomp', 'warmtepomp'],
  ['Glazing', 'comfort', 'driedubbel', 'driedubbel'],
  ['WindowFrame', 'comfort', 'hout', 'hout'],
  ['Kitchen', 'comfort', 'ingericht', 'ingericht'],
  ['RoofMaterial', 'comfort', 'leien', 'leien'],
  ['Has.Furnished', 'comfort', false, 'Nee'],
  ['Has.Lift', 'comfort', 0, 'Nee'],
  ['Has.Terrace', 'comfort', true, 'Ja'],
  ['Has.Garden', 'comfort', 1, 'Ja'],
  ['Has.Garage', 'comfort', '1', 'Ja'],
  ['Has.Cellar', 'comfort', '0', 'Nee'],
  ['Has.Attic', 'comfort', 'true', 'Ja'],
  ['Has.Gas', 'comfort', 'false', 'Nee'],
  ['Has.Water', 'comfort', true, 'Ja'],
  ['Has.ElectricityConnection', 'comfort', true, 'Ja'],
  ['Has.DrainConnection', 'comfort', true, 'Ja'],
  ['Energy.State', 'energy', 'requested', 'Aangevraagd'],
  ['Energy.Value', 'energy', 0, '0 kWh/m² per jaar'],
  ['Energy.Total', 'energy', 59_024, '59.024 kWh per jaar'],
  ['Energy.Co2', 'energy', 48, '48 kg CO₂/m² per jaar'],
  ['Energy.ELevel', 'energy', -5, '-5'],
  ['Energy.InsulationLabel', 'energy', 'C', 'C'],
  ['Energy.Number', 'energy', '20230614-0002876543-RES-1', '20230614-0002876543-RES-1'],
  ['Energy.ValidUntil', 'energy', '2033-06-14', '14 juni 2033'],
  ['Planning.Zoning', 'planning', 'woonpark', 'woonpark'],
  ['Planning.Permit', 'planning', true, 'Ja'],
  ['Planning.AllotmentPermit', 'planning', false, 'Nee'],
  ['Planning.PreemptiveRights', 'planning', false, 'Nee'],
  ['Planning.Summons', 'planning', false, 'Nee'],
  ['Planning.JudicialDecision', 'planning', 2, 'Aangevraagd of zoals vereist'],
  ['Planning.Information', 'planning', 'vergund in 1957', 'vergund in 1957'],
  ['Flood.PScore', 'flood', 'D', 'D: middelgrote kans op overstroming onder het huidige klimaat'],
  ['Flood.GScore', 'flood', 'A', 'A: geen overstroming gemodelleerd'],
  ['Flood.Zone', 'flood', 'niet gelegen', 'niet gelegen'],
  ['Flood.RiparianZone', 'flood', false, 'Nee'],
  ['Flood.RiskArea', 'flood', 'geen', 'geen'],
  ['MonthlyRent', 'financial', 1650, '€ 1.650'],
  ['Charges.Renter', 'financial', 180, '€ 180'],
  ['Charges.Included', 'financial', 'provisie: water', 'provisie: water'],
  ['Charges.Owner', 'financial', 0, '€ 0'],
  ['TotalCost', 'financial', 1830, '€ 1.830'],
  ['Deposit', 'financial', 3300, '€ 3.300'],
  ['InventoryCost', 'financial', 225.5, '€ 225,50'],
  ['AgencyCost', 'financial', 990, '€ 990'],
  ['MinimumIncome', 'financial', 4950, '€ 4.950'],
  ['MaxPersons', 'financial', 4, '4'],
  ['Finance.CadastralIncome', 'financial', 2874, '€ 2.874'],
  ['Finance.VatRegime', 'financial', 'geen btw', 'geen btw'],
  ['Finance.VatValue', 'financial', 21, '21 %'],
  ['Finance.RegisteredRights', 'financial', '12 %', '12 %'],
  ['Finance.NotaryFees', 'financial', 5597.23, '€ 5.597,23'],
  ['Finance.NotaryFeesWithVat', 'financial', 6691.8, '€ 6.691,80'],
  ['Finance.GaragePrice', 'financial', 29_000, '€ 29.000'],
  ['Finance.ParkingPrice', 'financial', 19_000, '€ 19.000'],
  ['Viager.Bouquet', 'financial', 75_000, '€ 75.000'],
  ['Viager.MonthlyAnnuity', 'financial', 950, '€ 950'],
  ['Viager.Age1', 'financial', 78, '78 jaar'],
  ['Viager.Age2', 'financial', 81, '81 jaar'],
  ['Viager.Indexed', 'financial', false, 'Nee'],
  ['Viager.MaxYears', 'financial', 15, '15'],
  ['Certificates.Electricity', 'certificates', 'not-conform', 'Niet-conform'],
  ['Certificates.Gas', 'certificates', 'gekeurd', 'gekeurd'],
  ['Certificates.Ground', 'certificates', 'blanco', 'blanco'],
  ['Certificates.Asbestos.Result', 'certificates', 'not-safe', 'Niet-asbestveilig'],
  ['Certificates.Asbestos.Date', 'certificates', '2023-06-21', '21 juni 2023'],
]

/** What is kept in columns and tables of its own: ribbon and notice, text, map, dates, gallery, neighbourhood. */
const elsewhere =
  /^(State|Description|Coordinates|Created|Modified|Pictures|FloorPlans|Documents|Rooms|PointsOfInterest)(\.|$)/

const detailFields = knownFields(feedSchema).get('properties')?.get('Details') ?? new Map<string, never>()

function* leavesOf(known: KnownFields, above = ''): Generator<string> {
  for (const [name, below] of known) {
    if (below) yield* leavesOf(below, `${above}${name}.`)
    else yield above + name
  }
}

const nested = (path: string, value: unknown): Record<string, unknown> =>
  Object.fromEntries(
    path
      .split('.')
      .reverse()
      .reduce<[string, unknown][]>(
        (inner, name) => [[name, inner.length ? Object.fromEntries(inner) : value]],
        [],
      ),
  )

/** The facts of a record that says this alone under Details. */
function factsOf(given: Record<string, unknown>, locale: Locale = 'nl') {
  const reading = readRecord(listingRecordSchema, listingRecord({ Details: given }))
  if ('rejected' in reading) throw new Error(reading.rejected.reason)
  const facts = { details: toDetails(reading.value.Details), words: toWords(reading.value.Details) }
  const groups = factGroups({
    ...facts,
    typeName: '',
    place: '',
    t: translateTo(locale),
    locale,
    moneyLocale: 'nl',
  })
  return groups.flatMap((group) =>
    group.facts.map((fact) => ({ group: group.key, title: group.title, ...fact })),
  )
}

test('D1 every field of the feed is in the table of fields or has a place of its own', () => {
  const fields = [...leavesOf(detailFields)]
  expect(fields.length).toBeGreaterThan(100)
  const inTable = allListingFields
    .filter(({ kind }) => kind.type !== 'places' && kind.type !== 'rooms')
    .map(({ feed }) => feed)
  expect(fields.filter((field) => !elsewhere.test(field)).toSorted()).toEqual(inTable.toSorted())
})

test.each(shown)('D1 Details.%s is a fact of the group %s', (path, group, given, said) => {
  const facts = factsOf(nested(path, given))
  expect(facts.map((fact) => [fact.group, fact.value.replaceAll('\u00a0', ' ')])).toEqual([[group, said]])
})

test.each(shown)('D1 Details.%s leaves no trace when it is absent', (path) => {
  for (const nothing of [null, '', '  ']) expect(factsOf(nested(path, nothing))).toEqual([])
})

/** Something that a feed can say of a field, after the unit that its kind has. */
function exampleOf({ feed, kind }: Field): unknown {
  const given = shown.find(([path]) => path === feed)?.[2]
  if (given !== undefined) return given
  switch (kind.type) {
    case 'flag':
      return true
    case 'whole':
      return kind.isYear ? 1958 : 2
    case 'amount':
    case 'euro':
      return 12.5
    case 'choice':
    case 'code':
      return kind.values.find((value) => value !== kind.omitted)
    default:
      return '2027-01-15'
  }
}

const tableFields = Object.entries(listingFields).flatMap(([group, fields]) =>
  fields.map((field: ShownField) => ({ group, field, path: field.feed })),
)

test.each(tableFields)(
  'D1 the table puts $path into the group $group, with words in every language',
  ({ group, field }) => {
    for (const locale of locales) {
      const facts = factsOf(nested(field.feed, exampleOf(field)), locale)
      expect(facts.map((fact) => fact.group)).toEqual([group])
      // A text that is missing is answered with its key.
      expect(`${facts[0]?.label} ${facts[0]?.value}`).not.toMatch(/\w+:\w|\{\{/)
    }
  },
)

const kindNames: Partial<Record<Kind['type'], string>> = {
  flag: 'yes/no',
  code: 'number',
  whole: 'whole number',
}

/** `number, 0 to 100` */
function kindOf(kind: Kind): string {
  const name = kindNames[kind.type] ?? (kind.type === 'amount' ? 'number' : kind.type)
  if (kind.type === 'choice' || kind.type === 'code') return `${name}: ${kind.values.join(', ')}`
  if (kind.type === 'whole') return `${name}, ${kind.min} to ${kind.max}`
  if (kind.type !== 'amount') return name
  return kind.max === undefined ? name : `${name}, ${kind.min ?? 0} to ${kind.max}`
}

test('D1 what each field is and is called (npx vitest -u writes docs/listing-fields.md anew)', async () => {
  const lines = tableFields.map(({ field }) => {
    const named = locales.map((locale) => factsOf(nested(field.feed, exampleOf(field)), locale)[0])
    const labels = named.map((fact) => fact?.label).join(' | ')
    const what = `${kindOf(field.kind)} | ${field.kind.type === 'words' ? 'yes' : ''}`
    const hiddenBy = field.hiddenBy === 'nothing' ? '' : field.hiddenBy
    return `| \`Details.${field.feed}\` | ${named[0]?.title} | ${what} | ${hiddenBy} | ${labels} | ${named[0]?.value} |`
  })
  const text = `# Fields on the page of a home

Where each field of the [feed](feed.md) stands among the facts, what it is, its label in each language, and an example
as Dutch says it. A field without a value leaves no trace; "no" is a value, and so is 0 unless feed.md says that it means
unknown. What is *hidden with* the price is said only where the price is published. Written by \`tests/unit/shown-fields.test.ts\` from the table in
\`app/kernel/listing-fields.ts\`.

| Field | Group | Kind | A text in each language | Hidden with | ${locales.join(' | ')} | Example |
|---|---|---|---|---|${locales.map(() => '---|').join('')}---|
${lines.join('\n')}
`
  await expect(text).toMatchFileSnapshot('../../docs/listing-fields.md')
})
