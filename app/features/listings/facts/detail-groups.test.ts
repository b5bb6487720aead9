import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import type { ListingDetails, ListingWords } from '~/kernel/listing-details'
import { type Locale, locales } from '~/kernel/locale'
import { fullDetails, fullWords } from '../listings.fixture'
import { type FactGroup, factGroups } from './detail-groups'

const groupsOf = (
  { details = {}, words = {}, isFlat }: { details?: ListingDetails; words?: ListingWords; isFlat?: boolean },
  locale: Locale = 'nl',
) =>
  factGroups({
    ...{ details, words, isFlat, typeName: '', place: '' },
    ...{ t: translateTo(locale), locale, moneyLocale: 'nl' },
  })

const factsOf = (groups: FactGroup[]) =>
  groups.flatMap(({ key, facts }) => facts.map(({ label, value }) => ({ group: key, label, value })))

/** The single fact of a listing that has no other values. */
const valuesOf = (details: ListingDetails, locale: Locale = 'nl') =>
  factsOf(groupsOf({ details }, locale)).map(({ value }) => value)

/** Paths of all leaf values: `rent.monthlyCents`. */
const leaves = (value: object, above: string[] = []): string[][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? leaves(inner, [...above, key])
      : [[...above, key]],
  )

/** An object with this one value only. */
function only(whole: object, [key = '', ...rest]: string[]): object {
  const inner = (whole as Record<string, unknown>)[key]
  return { [key]: rest.length > 0 ? only(inner as object, rest) : inner }
}

/** Fields shown elsewhere on the page: players, the agent's panel, the map. */
const elsewhere = /^(videos|virtualTour|agent|pointsOfInterest|measuredRooms)/

const fields = [
  ...leaves(fullDetails).map((path) => ({
    path: path.join('.'),
    given: { details: only(fullDetails, path) },
  })),
  ...leaves(fullWords).map((path) => ({ path: path.join('.'), given: { words: only(fullWords, path) } })),
]

test.each(fields.filter(({ path }) => !elsewhere.test(path)))(
  'D1 $path stands in one group, once',
  ({ given }) => {
    const facts = factsOf(groupsOf(given))
    expect(facts).toHaveLength(1)
    expect(facts[0]?.value).not.toBe('')
  },
)

test.each(fields.filter(({ path }) => elsewhere.test(path)))(
  'D1 $path is no fact among others',
  ({ given }) => {
    expect(groupsOf(given)).toEqual([])
  },
)

test('D1 a listing with every value shows every group, in the order of the specification', () => {
  const groups = groupsOf({ details: fullDetails, words: fullWords })
  expect(groups.map(({ key }) => key)).toEqual([
    'general',
    'surfaces',
    'rooms',
    'comfort',
    'energy',
    'planning',
    'flood',
    'financial',
    'certificates',
  ])
  const shown = fields.filter(({ path }) => !elsewhere.test(path))
  // Both ages of a life annuity are one fact.
  expect(factsOf(groups)).toHaveLength(shown.length - 1)
})

test.each(locales)(
  'D1 in %s every fact and group has words, and no two facts of a group the same',
  (locale) => {
    const facts = { details: fullDetails, words: fullWords, typeName: 'villa', place: '1630 Linkebeek' }
    for (const { title, facts: shown } of factGroups({
      ...facts,
      t: translateTo(locale),
      locale,
      moneyLocale: 'nl',
    })) {
      // A missing text returns its key.
      for (const text of [title, ...shown.flatMap(({ label, value }) => [label, value])]) {
        expect(text).toMatch(/\S/)
        expect(text).not.toMatch(/^\w+:\w|\{\{/)
      }
      expect(new Set(shown.map(({ label }) => label)).size).toBe(shown.length)
    }
  },
)

test('D1 absent values leave nothing, not even the heading of their group', () => {
  expect(groupsOf({})).toEqual([])
  const hollow: ListingDetails = {
    rent: {},
    surfaces: {},
    rooms: {},
    energy: {},
    has: {},
    planning: {},
    certificates: { asbestos: {} },
    flood: {},
    finance: {},
    viager: {},
  }
  expect(groupsOf({ details: hollow, words: { heating: '' } })).toEqual([])
  expect(groupsOf({ details: { rooms: { toilets: 1 } } }).map(({ key }) => key)).toEqual(['rooms'])
})

test('D1 zero is a value, and a no is shown', () => {
  expect(valuesOf({ rooms: { floor: 0, garages: 0 }, energy: { co2: 0 }, has: { lift: false } })).toEqual([
    '0',
    'Gelijkvloers',
    'Nee',
    '0\u00a0kg CO₂/m² per jaar',
  ])
})

test('D1 measures have their unit and localised digits; a year has no thousands separator', () => {
  expect(valuesOf({ surfaces: { total: 1250.5 }, constructionYear: 1926, frontWidth: 9.5 })).toEqual([
    '1926',
    '1.250,5\u00a0m²',
    '9,5\u00a0m',
  ])
  expect(valuesOf({ surfaces: { total: 1250.5 }, energy: { value: 1212.25 } }, 'en')).toEqual([
    '1,250.5\u00a0m²',
    '1,212.25\u00a0kWh/m² per year',
  ])
})

test('P3 amounts are formatted in Belgian Dutch style in every language', () => {
  for (const locale of locales) {
    expect(valuesOf({ depositCents: 330_000, finance: { vatValue: 21 } }, locale)).toEqual([
      '€\u00a03.300',
      locale === 'en' ? '21%' : '21\u00a0%',
    ])
  }
})

test.each([
  ['nl', ['Ja', 'Nee']],
  ['fr', ['Oui', 'Non']],
  ['en', ['Yes', 'No']],
  ['de', ['Ja', 'Nein']],
] as const)('D1 yes and no in %s', (locale, words) => {
  expect(valuesOf({ has: { furnished: true, lift: false } }, locale)).toEqual(words)
})

test.each([
  [-1, []],
  [0, ['No']],
  [1, ['Yes']],
  [2, ['Requested or as required']],
] as const)('D9 the judicial decision %i is said as %j', (judicialDecision, shown) => {
  expect(valuesOf({ planning: { judicialDecision } }, 'en')).toEqual(shown)
})

test.each([
  ['known', []],
  ['requested', ['Requested']],
  ['not-applicable', ['Not applicable']],
] as const)('D9 an energy certificate that is %s is said as %j', (state, shown) => {
  expect(valuesOf({ energy: { state } }, 'en')).toEqual(shown)
})

test('D9 façades are open, half-open or closed', () => {
  const shown = (['open', 'half-open', 'closed'] as const).flatMap((facade) => valuesOf({ facade }, 'nl'))
  expect(shown).toEqual(['Open bebouwing', 'Halfopen bebouwing', 'Gesloten bebouwing'])
})

test('D9 the building type describes houses, never a flat', () => {
  const details = { facade: 'closed', rooms: { facadeCount: 2 } } as const
  const valuesFor = (isFlat: boolean) =>
    factsOf(groupsOf({ details, isFlat }, 'de')).map(({ value }) => value)
  expect(valuesFor(false)).toEqual(['Beidseitig angebaut', '2'])
  expect(valuesFor(true)).toEqual(['2'])
})

test('D1 a flood score D has its symbol, and says in every language what that is; other scores have neither', () => {
  for (const locale of locales) {
    const [group] = groupsOf({ details: { flood: { pScore: 'D', gScore: 'C' } } }, locale)
    expect(group?.facts).toMatchObject([{ symbol: 'flood' }, {}])
    expect(group?.facts.map(({ note }) => note)).toEqual([
      translateTo(locale)('listings:floodNote'),
      undefined,
    ])
    expect(group?.facts[1]?.symbol).toBeUndefined()
  }
})

test('D9 a life annuity shows both ages, or the one that is known', () => {
  expect(valuesOf({ viager: { age1: 78, age2: 81 } })).toEqual(['78 en 81 jaar'])
  expect(valuesOf({ viager: { age2: 81 } })).toEqual(['81 jaar'])
})

test('D1 a fee of the notary is as approximate as our own estimate beside it', () => {
  const shown = (isNotaryFeeAbout: boolean, locale: Locale) =>
    factsOf(
      factGroups({
        details: { finance: { notaryFeesCents: 611_100, notaryFeesWithVatCents: 739_431 } },
        ...{ words: {}, typeName: '', place: '', isNotaryFeeAbout },
        ...{ t: translateTo(locale), locale, moneyLocale: 'nl' },
      }),
    ).map(({ value }) => value)
  expect(shown(true, 'nl')).toEqual(['ca.\u00a0€\u00a06.110', 'ca.\u00a0€\u00a07.390'])
  expect(shown(true, 'fr')).toEqual(['env.\u00a0€\u00a06.110', 'env.\u00a0€\u00a07.390'])
  expect(shown(false, 'nl')).toEqual(['€\u00a06.111', '€\u00a07.394,31'])
})

test.each([
  ['flanders', true],
  ['luxembourg', false],
] as const)('D1 in %s the inspection of the electricity has the note of Belgian law: %s', (region, noted) => {
  const notes = (['conform', 'not-conform'] as const).map((electricity) => {
    const facts = { details: { certificates: { electricity } }, words: {}, typeName: '', place: '', region }
    const [group] = factGroups({
      ...facts,
      isForSale: true,
      t: translateTo('fr'),
      locale: 'fr',
      moneyLocale: 'nl',
    })
    return Boolean(group?.facts[0]?.note)
  })
  expect(notes).toEqual([noted, noted])
})

test('L17 words in another language are marked with it; the product’s own texts are not', () => {
  const given = { details: fullDetails, words: fullWords, wordsLang: 'fr' as const }
  const groups = factGroups({
    ...given,
    typeName: 'villa',
    place: 'Uccle',
    t: translateTo('en'),
    locale: 'en',
    moneyLocale: 'nl',
  })
  const marked = groups.flatMap(({ facts }) => facts.filter(({ lang }) => lang === 'fr'))
  const { availableFrom: _, pointsOfInterest: __, measuredRooms: ___, ...texts } = fullWords
  expect(marked.map(({ value }) => value).toSorted()).toEqual(Object.values(texts).toSorted())
})

test('L17 an availability date is in the page’s language, other words about it are the agency’s own', () => {
  const langOf = (availableFrom: string) =>
    factGroups({
      ...{ details: {}, words: { availableFrom }, wordsLang: 'nl', typeName: '', place: '' },
      t: translateTo('fr'),
      locale: 'fr',
      moneyLocale: 'nl',
    })[0]?.facts[0]?.lang
  expect([langOf('2027-01-15'), langOf('Bij akte')]).toEqual([undefined, 'nl'])
})

test('D1 dates are written out in the page’s language; other words stay as they are', () => {
  const available = (availableFrom: string, locale: Locale) =>
    factsOf(groupsOf({ words: { availableFrom } }, locale)).map(({ value }) => value)
  expect(available('2027-01-15', 'nl')).toEqual(['15 januari 2027'])
  expect(available('2027-01-15', 'fr')).toEqual(['15 janvier 2027'])
  expect(available('Bij akte', 'fr')).toEqual(['Bij akte'])
})

test.each([
  [true, 'Total cost'],
  [false, 'Total per month'],
])('D1 the total cost of a listing for sale (%s) is called "%s"', (isForSale, label) => {
  const facts = { details: { totalCostCents: 183_000 }, words: {}, typeName: '', place: '', isForSale }
  const groups = factGroups({ ...facts, t: translateTo('en'), locale: 'en', moneyLocale: 'nl' })
  expect(factsOf(groups)).toMatchObject([{ label }])
})

test('D1 a subtype that the type says already is left out', () => {
  const kindsOf = (typeName: string) =>
    factsOf(
      factGroups({
        ...{ details: { subtype: 'penthouse' }, words: {}, isFlat: true, typeName, place: '' },
        ...{ t: translateTo('nl'), locale: 'nl', moneyLocale: 'nl' },
      }),
    ).map(({ value }) => value)
  expect(kindsOf('Penthouse')).toEqual(['Penthouse'])
  expect(kindsOf('Appartement')).toEqual(['Appartement', 'Penthouse'])
})
