import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { findMunicipalities, municipalities } from '~/kernel/places/municipalities'
import { toEstimateSummary } from './estimate-summary'
import { giveEstimate } from './give-estimate'
import { pricesOfPlace } from './price-of-place'

const demo = JSON.parse(readFileSync('demo/site/price-references.json', 'utf8'))
const known = {
  date: '2026-10-01',
  source: { nl: 'Verzonnen.', fr: 'Inventé.' },
  references: [
    { zip: '1630', country: 'BE' as const, house: 3000, land: 400 },
    { zip: '1650', country: 'BE' as const, apartment: 3000, date: '2025-01-01', source: { nl: 'Ouder.' } },
    { zip: '4138', country: 'LU' as const, house: 6000 },
  ],
}
const house = {
  propertyType: 'house',
  zip: '1630',
  city: 'Linkebeek',
  livingSurface: '160',
  condition: 'good',
}

test.each([
  ['1630', 'Linkebeek', 3000],
  ['B-1630', 'Linkebeek', 3000],
  ['4138', 'Esch-sur-Alzette', 6000],
  ['L-4001', 'Esch', 6000],
  // Within the range of Esch's codes, but without a hint of Luxembourg.
  ['4100', 'Seraing', undefined],
  ['9000', 'Gent', undefined],
  // Codes that Belgium has too; no commune of Luxembourg is valued at Belgian prices.
  ['1650', 'Luxembourg-Ville', undefined],
  ['1630', 'Ettelbruck', undefined],
  ['4100', 'Esch/Alzette', 6000],
])('F1 a house in %s %s: € %s by the m²', (zip, city, euros) => {
  const given = giveEstimate({ ...house, zip, city }, known, '2026-11-21')
  expect(given.estimate?.base.pricePerM2Cents).toBe(euros && euros * 100)
})

test.each([
  ['1630', 'Linkebeek', 'BE'],
  ['4138', 'Esch-sur-Alzette', 'LU'],
  ['9050', 'Ettelbruck', 'LU'],
  ['L-9050', 'Gent', 'LU'],
])('F1 the estimate of %s %s keeps the country of its prices, %s', (zip, city, country) => {
  expect(giveEstimate({ ...house, zip, city }, known, '2026-11-21')).toMatchObject({ country })
})

test.each([
  ['4138', 'Esch-sur-Alzette', 'L-4138 Esch-sur-Alzette'],
  ['L-4138', 'Esch', 'L-4138 Esch'],
  ['B-1630', 'Linkebeek', '1630 Linkebeek'],
])('F1 the estimate of %s %s is of %s, with the letter of Luxembourg', (zip, city, place) => {
  const given = giveEstimate({ ...house, zip, city }, known, '2026-11-21')
  const said = (one: typeof given) =>
    toEstimateSummary(one, { t: translateTo('nl'), locale: 'nl', fallback: 'nl', moneyLocale: 'nl' })?.subject
  expect(said(given)).toContain(`, ${place}`)
  // One of before the country was kept.
  expect(said({ ...given, country: undefined })).toContain(`, ${given.zip} `)
})

test('F1 a part of a municipality has the prices of the municipality, with their day and source', () => {
  expect(pricesOfPlace(known, { zip: '1653', country: 'BE' })).toEqual({
    prices: { apartment: 300_000 },
    day: '2025-01-01',
    source: { nl: 'Ouder.' },
  })
})

test('F1 without references, or for kinds not valued per m², an agent has to value the property', () => {
  expect(giveEstimate(house, undefined, '2026-11-21').estimate).toBeUndefined()
  expect(giveEstimate({ ...house, propertyType: 'apartment' }, known, '2026-11-21').estimate).toBeUndefined()
  expect(giveEstimate({ ...house, propertyType: 'garage' }, known, '2026-11-21')).toEqual({
    day: '2026-11-21',
    zip: '1630',
    city: 'Linkebeek',
    country: 'BE',
    facts: { type: 'garage' },
  })
})

test('F1 the estimate uses the typed values, and is formatted in its reader’s language', () => {
  const answers = {
    ...house,
    year: '1962',
    condition: 'refresh',
    energyLabel: 'unknown',
    plotSurface: '1.250 m²',
  }
  const given = giveEstimate(answers, known, '2026-11-21')
  expect(given.facts).toEqual({
    type: 'house',
    livingM2: 160,
    plotM2: 1250,
    year: 1962,
    condition: 'refresh',
    energyLetter: undefined,
  })
  const french = toEstimateSummary(given, {
    t: translateTo('fr'),
    locale: 'fr',
    fallback: 'nl',
    moneyLocale: 'nl',
  })
  expect(french?.subject).toBe('Maison, 160\u00a0m², 1630 Linkebeek')
  expect(french?.lines.map(({ label, amount }) => `${label} ${amount}`.replace(/\s/g, ' '))).toEqual([
    '160 m² à € 3.000 le m² € 480.000',
    'État : À rafraîchir (−8 %) − € 38.400',
    'Année de construction 1962 (−4 %) − € 19.200',
    'Terrain, par rapport à un terrain habituel de 300 m² + € 190.000',
  ])
  expect(french?.total.replace(/\s/g, ' ')).toBe('€ 612.400')
  expect(french?.unknown).toContain('la classe énergétique')
  expect(french?.source).toBe('Niveau de prix au 1er octobre 2026. Inventé.')
})

test.each(['H', 'I'])(
  'F1 class %s of Luxembourg’s energy pass counts, and is in the calculation',
  (letter) => {
    const answers = { ...house, zip: 'L-4138', city: 'Esch-sur-Alzette', energyLabel: letter }
    const given = giveEstimate(answers, known, '2026-11-21')
    expect(given.facts).toMatchObject({ energyLetter: letter })
    const summary = toEstimateSummary(given, {
      t: translateTo('fr'),
      locale: 'fr',
      fallback: 'nl',
      moneyLocale: 'nl',
    })
    expect(summary?.lines.map(({ label }) => label).join()).toContain(`Classe énergétique ${letter} (−`)
  },
)

test.each([
  ['nl', 'energiepas'],
  ['fr', 'passeport énergétique'],
  ['en', 'energy pass'],
  ['de', 'Energiepass'],
] as const)('F1 in %s an owner in Luxembourg reads which document has the class', (locale, pass) => {
  expect(translateTo(locale)('valuation:hint.energyLabel')).toContain(pass)
})

test('F1 the demo has prices for all of Brussels, and for no unknown places', () => {
  for (const { zip } of demo.references) expect(findMunicipalities(zip), zip).not.toEqual([])
  const inBrussels = municipalities.filter(({ region }) => region === 'brussels')
  const priced = inBrussels.filter(({ zip, country }) =>
    pricesOfPlace(demo.references && { ...demo, references: withCountry() }, { zip, country }),
  )
  expect(priced).toEqual(inBrussels)
})

const withCountry = () => demo.references.map((one: object) => ({ country: 'BE', ...one }))
