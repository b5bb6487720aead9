import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostLivingSurface, mostRooms } from '~/kernel/bounds'
import { type Locale, locales } from '~/kernel/locale'
import { radii } from '~/kernel/places/around'
import phrases from '../phrases.json'
import { index } from '../search-index.fixture'
import { readSearchWords, type SearchMeaning } from '../search-words'
import { areasCalled } from './area-names'
import type { KnownNames } from './items'
import { knownNames } from './known-names.fixture'
import { knownPlaces, type OfferedPlace } from './known-places'
import { type PlacesMeant, placeNames } from './place-names'
import { readWords } from './read-words'
import { wordFiles } from './vocabulary'

const today = '2026-11-23'
const read = (text: string, locale: Locale = 'nl', goal: 'sale' | 'rent' = 'sale') =>
  readWords(text, knownNames, { locale, goal, today })

test('P1b P1c a kind that no listing is said to be is asked by its type, and by its word in texts', () => {
  const withoutAny: KnownNames = { ...knownNames, subtypes: new Set() }
  const meant = (text: string) => {
    const { webIds, subtypes, lookedFor, unknown } = readWords(text, withoutAny, {
      locale: 'nl',
      goal: 'sale',
      today,
    })
    return { webIds, subtypes, lookedFor, unknown }
  }
  const none = { subtypes: undefined, lookedFor: [], unknown: [] }
  expect(meant('villa')).toEqual({ ...none, webIds: [1] })
  expect(meant('penthouse')).toEqual({ ...none, webIds: [3], lookedFor: ['penthouse'] })
  expect(meant('penthouse of huis')).toEqual({ ...none, webIds: [3, 1], unknown: ['penthouse'] })
  expect(read('penthouse').subtypes).toEqual(['penthouse'])
})

const placesOf = ({ zips = [], areas = [] }: PlacesMeant) => [...zips, ...areas].join(' ')

const euros = (cents: number | undefined) => cents && cents / 100

/** As the table says it: what does not filter is left out. */
function filtersOf(meaning: SearchMeaning & { reference?: number }) {
  const { zips, webIds, priceMinCents, priceMaxCents, lookedFor, unknown, ...others } = meaning
  const { perM2MinCents, perM2MaxCents, areas, subtypes, features, states, ...more } = others
  const { radius, isBoth, availableBy, listingId, ...rest } = more
  const all = {
    ...rest,
    listing: listingId,
    types: webIds,
    kind: subtypes,
    cities: zips,
    in: areas,
    around: radius && `${radius.isStation ? 'station ' : ''}${placesOf(radius.centre)}~${radius.km}`,
    with: features,
    state: states,
    from: availableBy,
    both: isBoth,
    priceMin: euros(priceMinCents),
    priceMax: euros(priceMaxCents),
    perM2Min: euros(perM2MinCents),
    perM2Max: euros(perM2MaxCents),
    text: lookedFor.join(' '),
    unknown,
  }
  const filters = Object.entries(all).filter(([, value]) => value !== undefined && String(value) !== '')
  return Object.fromEntries(filters) as Record<string, unknown> & { text?: string; unknown?: string[] }
}

/** The agency's own code of one listing, which phrases name. */
const coded = {
  ...index,
  listings: index.listings.map((one) => (one.id === 2706 ? { ...one, code: 'til s 2706' } : one)),
}

const meaningOf = (text: string, language: string, list: string) => {
  const asked = { locale: language as Locale, goal: list as 'sale' | 'rent', today }
  return filtersOf(readSearchWords(coded, knownNames, text, asked))
}

type Phrase = { text: string; language: string; list: string; means: object; missed?: true }
const table = phrases as Phrase[]
const understood = table.filter(({ missed }) => !missed)

test.each(understood)('P1 "$text" ($language, $list)', ({ text, language, list, means }) => {
  expect(meaningOf(text, language, list)).toEqual(means)
})

test('P1 the table has 700 phrases, some in each language, of which nearly all are understood whole', () => {
  expect(table.length).toBeGreaterThanOrEqual(700)
  for (const locale of locales)
    expect(table.filter(({ language }) => language === locale).length).toBeGreaterThan(100)
  expect(understood.length / table.length).toBeGreaterThan(0.95)
  const nowUnderstood = table.filter(({ missed }) => missed).filter((one) => isUnderstood(one))
  expect(nowUnderstood).toEqual([])
})

const isUnderstood = ({ text, language, list, means }: Phrase) =>
  JSON.stringify(meaningOf(text, language, list)) === JSON.stringify(means)

test('P1c no word is dropped: one that nobody knows is looked for in texts or said, wherever it stands', () => {
  for (const { text, language, list } of table.filter(({ means }) => !('listing' in means))) {
    const words = text.split(' ')
    for (let at = 0; at <= words.length; at += 1) {
      const with_ = [...words.slice(0, at), 'xqzvt', ...words.slice(at)].join(' ')
      const { text: lookedFor = '', unknown = [] } = meaningOf(with_, language, list)
      expect([with_, `${lookedFor} ${unknown}`]).toEqual([with_, expect.stringContaining('xqzvt')])
    }
  }
})

test('P1 words are understood whatever the language of the page', () => {
  for (const { text, list, means } of understood.filter(({ list }) => list === 'sale')) {
    if (isAmbiguous.test(text)) continue
    for (const locale of locales)
      expect([text, locale, meaningOf(text, locale, list)]).toEqual([text, locale, means])
  }
})

/** These are another thing in another language, and nothing beside them says which it is. */
const isAmbiguous = /^(?:bureau|land in Beersel)$/

test('P1 capitals, accents and spaces do not count', () => {
  for (const { text, language, list, means } of understood) {
    const shout = (words: string) =>
      words
        .normalize('NFD')
        .toUpperCase()
        .replace(/ (?!\d)/g, '  ')
    const { unknown, text: lookedFor, ...filters } = meaningOf(shout(text), language, list)
    const { unknown: expected, text: texts, ...others } = means as { unknown?: string[]; text?: string }
    expect([text, filters]).toEqual([text, others])
    expect(unknown).toEqual(expected?.map(shout))
    expect(lookedFor?.replace(/\s+/g, ' ')).toEqual(texts && shout(texts).replace(/\s+/g, ' '))
  }
})

const typed = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...phrases.flatMap(({ text }) => text.split(' '))),
        fc.nat(3_000_000).map(String),
        fc.constantFrom('€', '-', ',', '+', '<', '#', 'a', 'k', 'm', 'en', 'of', 'van', '½', '１２'),
      ),
      { maxLength: 30 },
    )
    .map((words) => words.join(' ')),
)
const anyGoal = fc.constantFrom('sale' as const, 'rent' as const)

test.each<[text: string, locale: Locale, goal: 'sale' | 'rent', meant: object]>([
  ['te huur tot vijftienhonderd euro', 'nl', 'rent', { priceMaxCents: 150_000 }],
  ['bouwgrond van vijftien are', 'nl', 'sale', { plotMin: 1_500 }],
  ['Grundstück ab fünfzehn Ar', 'de', 'sale', { plotMin: 1_500 }],
  ['zur Miete bis fünfzehnhundert Euro', 'de', 'rent', { priceMaxCents: 150_000 }],
  ['for rent up to fifteen hundred euros', 'en', 'rent', { priceMaxCents: 150_000 }],
  ['à louer jusqu’à seize cents euros', 'fr', 'rent', { priceMaxCents: 160_000 }],
  ['bouwgrond vanaf 0,125 ha', 'nl', 'sale', { plotMin: 1_250 }],
  ['bouwgrond vanaf 1,125 ha', 'nl', 'sale', { plotMin: 11_250 }],
  ['terrain de 1.250 hectares', 'fr', 'sale', { plotMin: 12_500 }],
  ['kantoor 6000 m²', 'nl', 'sale', { surfaceMin: 6_000 }],
  ['entrepôt jusqu’à 100.000 m²', 'fr', 'sale', { surfaceMax: mostLivingSurface }],
  ['huis met minstens 25 slaapkamers', 'nl', 'sale', { bedroomsMin: 25 }],
  ['99 bedrooms', 'en', 'sale', { bedroomsMin: mostRooms }],
  ['appartement op de 75e verdieping', 'nl', 'sale', { floorMin: 75, floorMax: 75 }],
  ['huis op 50 km van Halle', 'nl', 'sale', { radius: { km: radii.most } }],
])('P1b "%s" in %s for %s', (text, locale, goal, meant) => {
  expect(read(text, locale, goal)).toMatchObject({ ...meant, unknown: [] })
})

test.each(['100.001 m²', '9 m²', '100 slaapkamers', '51 km'])(
  'P1 no filter can be more than %s, or less: it is not understood',
  (words) => {
    const { unknown, ...meant } = filtersOf(read(`huis ${words}`))
    expect([unknown?.join(' '), Object.keys(meant)]).toEqual([words, ['types']])
  },
)

test('P1 a number before Luxembourg is a postal code with four digits only', () => {
  expect(read('30 Luxemburg')).toMatchObject({ zips: [], areas: ['luxembourg'], unknown: ['30'] })
})

test('P1 no text is an error, and what it means can be a filter', () => {
  fc.assert(
    fc.property(typed, fc.constantFrom(...locales), anyGoal, (text, locale, goal) => {
      const {
        zips,
        webIds,
        unknown,
        priceMinCents = 1,
        priceMaxCents = Infinity,
        ...others
      } = read(text, locale, goal)
      expect(zips.every((zip) => /^(?:L-)?\d{4}$/.test(zip))).toBe(true)
      expect(new Set([...zips, ...webIds]).size).toBe(zips.length + webIds.length)
      expect(priceMinCents).toBeLessThanOrEqual(priceMaxCents)
      const { bedroomsMin = 1, surfaceMin = 10 } = others
      for (const number of [priceMinCents, bedroomsMin, surfaceMin])
        expect(Number.isInteger(number)).toBe(true)
      expect([bedroomsMin > 0 && bedroomsMin <= mostRooms, surfaceMin >= 10]).toEqual([true, true])
      const asTyped = text.replace(/\s/g, ' ')
      for (const words of unknown) expect(asTyped).toContain(words)
    }),
    { numRuns: 1_000 },
  )
})

/** Parts that do not depend on each other, and how each may be said. */
const parts = [
  ['villa', 'appartement', 'Haus', 'handelspand'],
  ['Ukkel', 'in Linkebeek', '1650', 'Brüssel', 'à Uccle', 'Linkebek'],
  ['max 600.000', 'moins de 450k', 'tussen 300.000 en 400.000 euro', 'ab 250.000 €'],
  ['3 slaapkamers', 'deux chambres', 'at least 4 bedrooms', '2 slpk'],
  ['EPC B', 'PEB C ou mieux', 'energy label D'],
  ['minstens 100 m²', '120 m2'],
] as const

test('P1 the order of independent parts does not matter', () => {
  const chosen = fc.tuple(...parts.map((ways) => fc.constantFrom(...ways)))
  const shuffled = chosen.chain((ways) =>
    fc.tuple(fc.constant(ways), fc.shuffledSubarray([...ways], { minLength: parts.length })),
  )
  fc.assert(
    fc.property(shuffled, ([given, other]) => {
      expect(filtersOf(read(other.join(', ')))).toEqual(filtersOf(read(given.join(', '))))
      expect(read(given.join(', ')).unknown).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('P1 no word of the vocabulary is turned into a place by a typing error', () => {
  const words = Object.values(wordFiles).flatMap(({ numbers, months, ordinals, ...kinds }) => [
    ...Object.values(kinds).flat(),
    ...Object.keys(numbers),
  ])
  const places = words.filter((word) => !areasCalled(word) && placesOf(read(word)) !== '')
  expect(places).toEqual([])
})

test('P1 a letter wrong, missing, too many or changed in place leads to the same place', () => {
  const names = ['Linkebeek', 'Ukkel', 'Drogenbos', 'Waterloo', 'Sint-Genesius-Rode', 'Beersel', 'Auderghem']
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.nat(30),
      fc.nat(3),
      fc.constantFrom('x', 'q'),
      (name, at, kind, letter) => {
        const place = 1 + (at % (name.length - 2))
        const [before, after] = [name.slice(0, place), name.slice(place)]
        const wrong = [
          before + letter + after.slice(1),
          before + after.slice(1),
          before + letter + after,
          before + after.slice(0, 2).split('').reverse().join('') + after.slice(2),
        ][kind]
        expect([wrong, placesOf(read(wrong ?? ''))]).toEqual([wrong, placesOf(read(name))])
      },
    ),
  )
})

/** As many municipalities as two countries have, twice over. */
const syllables = ['sint', 'ber', 'gem', 'lo', 'ville', 'hout', 'mon', 'ker', 'beek', 'dorp', 'zele', 'court']
const crowded: KnownNames = {
  ...knownNames,
  places: placeNames(
    Array.from({ length: 3_000 }, (_, n) => {
      const name = [n, Math.floor(n / 12), Math.floor(n / 144)].map((part) => syllables[part % 12]).join('')
      const known = { offered: n % 50 === 0, isTown: true, within: [] }
      return { zip: String(1000 + n), names: [name], ...known }
    }),
  ),
}

test.each([
  ['the product’s places', knownNames],
  ['thousands of places', crowded],
])('P1 with %s reading takes a few milliseconds, also of a text made to be slow', (_, known) => {
  const slow = [
    'a'.repeat(10_000),
    'sint '.repeat(2_000),
    'lingebek '.repeat(1_000),
    'monkerdorx berlobeex '.repeat(500),
    'huiskamerwoning'.repeat(700),
    '1180 '.repeat(2_000),
    'tussen '.repeat(1_500),
    '3 tot '.repeat(1_700),
    'met '.repeat(2_500),
    ...phrases.map(({ text }) => text),
  ]
  const timeOnce = (text: string) => {
    const start = performance.now()
    readWords(text, known, { locale: 'nl', goal: 'sale', today })
    return performance.now() - start
  }
  // The best of three: other work on the machine is not ours to measure.
  const timeOf = (text: string) => Math.min(...[1, 2, 3].map(() => timeOnce(text)))
  expect(Math.max(...slow.map(timeOf))).toBeLessThan(50)
})

test('P1b four digits are the place that has homes, of both countries if both do; a letter says which', () => {
  const [belgian, luxembourgish] = [
    { countryId: 10, zip: '1630', names: ['linkebeek'] },
    { countryId: 50, zip: '1630', names: ['luxembourg'] },
  ]
  const zipsIn = (text: string, ...offered: OfferedPlace[]) =>
    readWords(text, { ...knownNames, places: knownPlaces(offered) }, { locale: 'nl', goal: 'sale', today })
      .zips
  expect(zipsIn('huis 1630', belgian)).toEqual(['1630'])
  expect(zipsIn('huis 1630', luxembourgish)).toEqual(['L-1630'])
  expect(zipsIn('huis 1630', belgian, luxembourgish)).toEqual(['1630', 'L-1630'])
  expect(zipsIn('huis 1630')).toEqual(['1630'])
  expect(zipsIn('huis L-1630', belgian, luxembourgish)).toEqual(['L-1630'])
  for (const written of ['B-1630', 'BE-1630', 'BE1630', 'BE 1630'])
    expect(zipsIn(`huis ${written}`, belgian, luxembourgish)).toEqual(['1630'])
  for (const written of ['L 1630', 'LU-1630', 'lu 1630', 'L1630'])
    expect(zipsIn(`huis ${written}`, belgian, luxembourgish)).toEqual(['L-1630'])
  expect(zipsIn('1630 Linkebeek', belgian, luxembourgish)).toEqual(['1630'])
})

test.each(['sale', 'rent'] as const)(
  'P1b a street of Luxembourg is in its commune, and no amount: %s',
  (goal) => {
    const placesIn = (text: string) => {
      const { zips, areas, unknown, ...others } = read(text, 'fr', goal)
      return { zips, areas, unknown, isPriced: 'priceMaxCents' in others || 'priceMinCents' in others }
    }
    for (const text of ['L-1930 Luxembourg', 'L-1930', 'LU 2449', 'maison L-2449 Luxembourg'])
      expect([text, placesIn(text)]).toEqual([
        text,
        { zips: [], areas: ['lu-luxembourg'], unknown: [], isPriced: false },
      ])
    expect(placesIn('L-9999')).toMatchObject({ zips: ['L-9999'], unknown: [], isPriced: false })
  },
)

test.each(['L-1648', 'huis in L-1648', 'Luxembourg L-1648'])(
  'P1b "%s" is the city of Luxembourg, as its code is written on a list',
  (text) => {
    expect(read(text)).toMatchObject({ zips: ['L-1648'], unknown: [] })
  },
)
