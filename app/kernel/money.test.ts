import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Locale } from './locale'
import { eurosToCents, formatAmount, formatPrice, formatShortPrice, moneyLocaleOf } from './money'

const noBreak = '\u00a0'

test.each([
  [45_000_000, `€${noBreak}450.000`],
  [123_456_789_00, `€${noBreak}123.456.789`],
  [95_000, `€${noBreak}950`],
  [95_050, `€${noBreak}950,50`],
  [99_905, `€${noBreak}999,05`],
  [0, `€${noBreak}0`],
  [-0, `€${noBreak}0`],
  [1, `€${noBreak}0,01`],
  [-150_000, `€${noBreak}-1.500`],
])('P3 %d cents are formatted as %j', (cents, text) => {
  expect(formatPrice(cents, 'nl')).toBe(text)
})

const narrow = '\u202f'

test.each<[Locale, ...string[]]>([
  [
    'nl',
    `€${noBreak}850`,
    `€${noBreak}9.950`,
    `€${noBreak}395k`,
    `€${noBreak}448k`,
    `€${noBreak}1,25${noBreak}mln.`,
  ],
  [
    'fr',
    `850${noBreak}€`,
    `9${narrow}950${noBreak}€`,
    `395${noBreak}k${noBreak}€`,
    `448${noBreak}k${noBreak}€`,
    `1,25${noBreak}M${noBreak}€`,
  ],
  ['en', '€850', '€9,950', '€395k', '€448k', '€1.25m'],
  [
    'de',
    `850${noBreak}€`,
    `9.950${noBreak}€`,
    `395.000${noBreak}€`,
    `448.000${noBreak}€`,
    `1,25${noBreak}Mio.${noBreak}€`,
  ],
])('P6 short prices of markers are in the style of %s; a rent is never shortened', (locale, ...texts) => {
  const cents = [85_000, 995_000, 39_500_000, 44_750_000, 125_000_000]
  expect(cents.map((price) => formatShortPrice(price, locale, locale))).toEqual(texts)
})

test.each<[Locale, million: string, thousand: string]>([
  ['fr', `€${noBreak}1,25${noBreak}M`, `€${noBreak}395k`],
  ['en', `€${noBreak}1,25${noBreak}m`, `€${noBreak}395k`],
  ['de', `€${noBreak}1,25${noBreak}Mio.`, `€${noBreak}395k`],
])(
  'P6 on a %s page a million in Belgian Dutch style has its name in the page’s language',
  (locale, million, thousand) => {
    expect(formatShortPrice(125_000_000, 'nl', locale)).toBe(million)
    expect(formatShortPrice(39_500_000, 'nl', locale)).toBe(thousand)
  },
)

test.each<[Locale, price: string, sum: string]>([
  ['nl', `€${noBreak}450.000`, `€${noBreak}450.000,00`],
  ['fr', `450${narrow}000${noBreak}€`, `450${narrow}000,00${noBreak}€`],
  ['en', '€450,000', '€450,000.00'],
  ['de', `450.000${noBreak}€`, `450.000,00${noBreak}€`],
])('P3 on a %s page amounts are Belgian Dutch, or the page’s own by setting', (locale, price, sum) => {
  expect(formatPrice(45_000_000, moneyLocaleOf('nl-BE', locale))).toBe(`€${noBreak}450.000`)
  const own = moneyLocaleOf('page', locale)
  expect([formatPrice(45_000_000, own), formatAmount(45_000_000, own)]).toEqual([price, sum])
})

test.each([Number.NaN, Infinity, -Infinity])('V4 %d cannot be a price and reads NaN', (cents) => {
  expect(formatPrice(cents, 'nl')).toBe('NaN')
  expect(formatAmount(cents, 'nl')).toBe('NaN')
})

test.each([
  [125_000, `€${noBreak}1.250,00`],
  [125_050, `€${noBreak}1.250,50`],
  [-0, `€${noBreak}0,00`],
])('P3 in a column of sums %d cents are formatted as %j', (cents, text) => {
  expect(formatAmount(cents, 'nl')).toBe(text)
})

test.each([
  [450_000, 45_000_000],
  [950.5, 95_050],
  [19.99, 1999],
  [1.005, 101],
  [-1.005, -101],
  [8.165, 817],
  [0, 0],
  [1e-7, 0],
])('P3 %d euros are %d cents', (euros, cents) => {
  expect(eurosToCents(euros)).toBe(cents)
})

test.each([Number.NaN, Infinity, -Infinity])('P3 %d euros are refused', (euros) => {
  expect(() => eurosToCents(euros)).toThrow(RangeError)
})

const cents = fc.integer({ min: 0, max: 1_000_000_000_00 })

test('P3 whole cents survive the conversion to euros and back', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(eurosToCents(amount / 100)).toBe(amount)
    }),
  )
})

test('P3 a price can be read back: points between thousands, a comma before the cents', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const text = formatPrice(amount, 'nl')
      expect(text).toMatch(/^€\u00a0\d{1,3}(?:\.\d{3})*(?:,\d\d)?$/)
      expect(Number(text.slice(2).replaceAll('.', '').replace(',', '.'))).toBe(amount / 100)
    }),
  )
})
