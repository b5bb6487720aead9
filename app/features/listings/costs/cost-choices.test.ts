import { expect, test } from 'vitest'
import { readChoices, usualChoices } from './cost-choices'

const loan = { ratePercent: 3.5, years: 25, yearsToChoose: [20, 25], ownMeansPercent: 20 }
const usual = usualChoices(98_540_000, true, loan)

test('D11 the default buyer has a fifth of the price, in whole thousands, and buys their own home', () => {
  expect(usual).toEqual({
    ownHome: true,
    reducedVat: false,
    buyers: 1,
    ownMeansCents: 19_700_000,
    years: 25,
    ratePercent: 3.5,
  })
  expect(usualChoices(3_200_000, false, loan)).toMatchObject({ ownHome: false, ownMeansCents: 600_000 })
})

const answers = (given: Record<string, string>) => readChoices(new Map(Object.entries(given)), usual)

test('D11 the choices are read from the form', () => {
  const given = {
    situation: 'otherwise',
    vat: 'reduced',
    buyers: '2',
    ownMeans: '250.000',
    years: '20',
    rate: '2,9',
  }
  expect(answers(given)).toEqual({
    ownHome: false,
    reducedVat: true,
    buyers: 2,
    ownMeansCents: 25_000_000,
    years: 20,
    ratePercent: 2.9,
  })
})

test('D11 missing form fields keep their default; an invalid answer is undefined', () => {
  const { ownHome, reducedVat, buyers, years } = usual
  const given = { ownMeans: '9.999.999.999', rate: '21' }
  expect(answers(given)).toEqual({
    ownHome,
    reducedVat,
    buyers,
    years,
    ownMeansCents: undefined,
    ratePercent: undefined,
  })
})
