import { expect, test } from 'vitest'
import { amountsAmiss, percentagesAmiss } from './written-numbers.fixture'

test.each(['Charges of €\u00a01.250,50 a month', 'Eigen middelen (€)', '€\u00a0445.000, 21\u00a0% btw'])(
  'P3 %j is written as prices are',
  (text) => expect(amountsAmiss(text)).toEqual([]),
)

test.each(['€1,250', '€ 950', '1\u00a0250\u00a0€', '€\u00a01,250', '400.000 euro'])(
  'P3 %j is written in another way',
  (text) => expect(amountsAmiss(text)).toHaveLength(1),
)

test('P3 a percentage has a non-breaking space, and none in English', () => {
  const spellings = ['21%', '21 %', '21\u202f%', '{{vat}}\u00a0%']
  const amiss = (locale: 'nl' | 'en') => spellings.map((text) => percentagesAmiss(text, locale).length)
  expect([amiss('nl'), amiss('en')]).toEqual([
    [1, 1, 1, 0],
    [0, 1, 1, 1],
  ])
})
