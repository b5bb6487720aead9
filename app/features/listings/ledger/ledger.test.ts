import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usualChoices } from '../costs/cost-choices'
import { loanFor } from '../costs/loan'
import { entryCosts } from '../costs/rules/entry'
import { purchaseCosts } from '../costs/rules/purchase'
import { ratesOn } from '../costs/rules/rates'
import { type LedgerOffer, ledgerOf } from './ledger'
import { type LedgerAnswers, openAmounts, readAnswers } from './ledger-answers'

const rates = ratesOn('2026-11-20')
const regions = ['flanders', 'brussels', 'wallonia', 'luxembourg'] as const
const asked = { amounts: openAmounts, worksMonths: 72 }

type PurchaseInput = Partial<Extract<LedgerOffer, { kind: 'purchase' }>['purchase']>

/** A house for 395 000 euros in a region. */
const sale = (region: (typeof regions)[number], over: PurchaseInput = {}) => ({
  kind: 'purchase' as const,
  region,
  purchase: { priceCents: 39_500_000, home: true, startingFrom: false, ...over },
  rates: {
    duty: rates.duties[region],
    ...(region !== 'luxembourg' && { notary: rates.notary, credit: rates.credit }),
  },
})
const usual = (priceCents = 39_500_000): LedgerAnswers => usualChoices(priceCents, true, rates.loan)
const add = (lines: readonly { cents: number }[] = []) => lines.reduce((sum, { cents }) => sum + cents, 0)

test('D12 a home in Flanders is written line by line, and the lines add up to the total of the table', () => {
  const { purchase, loan, monthly, unknown } = ledgerOf(sale('flanders'), usual(), asked)
  expect(purchase?.lines.map(({ key }) => key)).toEqual(['price', 'duty', 'notary', 'credit'])
  expect(purchase?.lines[1]).toEqual({ key: 'duty', cents: 790_000 })
  const costs = purchaseCosts({ ...sale('flanders').purchase, ...usual() }, sale('flanders').rates)
  expect(purchase?.totalCents).toBe(costs.totalCents)
  expect(loan?.loanCents).toBe(loanFor(costs, { ...rates.loan, ownMeansCents: 7_900_000 }).loanCents)
  expect(monthly?.lines.map(({ key }) => key)).toEqual(['repayment'])
  expect(unknown).toEqual(['tax', 'charges', 'energy', 'works'])
})

test('D12 a Luxembourg purchase has no scale of a notary, and nothing about it is approximate', () => {
  const { purchase } = ledgerOf(sale('luxembourg'), usual(), asked)
  expect(purchase?.lines.map(({ key }) => key)).toEqual(['price', 'duty'])
  expect(purchase?.isAbout).toBe(false)
})

test('D12 new build has VAT instead of duties, at the reduced rate for an own home only', () => {
  const offer = sale('flanders', { vat: { percent: 21, included: true }, reducedVatPercent: 6 })
  const vatFor = (over: Partial<LedgerAnswers>) =>
    ledgerOf(offer, { ...usual(), ...over }, asked).purchase?.lines.find(({ key }) => key === 'vat')?.cents
  expect(vatFor({})).toBe(39_500_000 - Math.round(39_500_000 / 1.21))
  expect(vatFor({ reducedVat: true })).toBe(Math.round((39_500_000 / 1.21) * 0.06))
  expect(vatFor({ reducedVat: true, ownHome: false })).toBe(vatFor({}))
})

test('D12 a home at the reduced rate is bought at it as an own home only', () => {
  const offer = sale('flanders', { vat: { percent: 6, included: false, otherwisePercent: 21 } })
  const vatFor = (ownHome: boolean) =>
    ledgerOf(offer, { ...usual(), ownHome }, asked).purchase?.lines.find(({ key }) => key === 'vat')?.cents
  expect([vatFor(true), vatFor(false)]).toEqual([2_370_000, 8_295_000])
})

test('D12 a plot for an own home has the duty of its region and the notary of any other purchase', () => {
  const offer = sale('wallonia', { home: false, plot: true })
  const lineFor = (key: string, ownHome: boolean) =>
    ledgerOf(offer, { ...usual(), ownHome, ownMeansCents: 50_000_000 }, asked).purchase?.lines.find(
      (line) => line.key === key,
    )?.cents
  expect([lineFor('duty', true), lineFor('duty', false)]).toEqual([1_185_000, 4_937_500])
  expect(lineFor('notary', true)).toBe(lineFor('notary', false))
})

test('D12 without valid own means there is no loan and no monthly sum', () => {
  const { loan, monthly, purchase } = ledgerOf(
    sale('flanders'),
    { ...usual(), ownMeansCents: undefined },
    asked,
  )
  expect(purchase).toBeDefined()
  expect([loan, monthly]).toEqual([undefined, undefined])
})

test('D12 yearly tax and works are spread over months in whole euros', () => {
  const answers = { ...usual(), tax: 123_400, charges: 8_550, works: 3_000_000 }
  const { monthly, unknown } = ledgerOf(sale('flanders'), answers, asked)
  expect(monthly?.lines.slice(1)).toEqual([
    { key: 'tax', cents: 10_300 },
    { key: 'charges', cents: 8_550 },
    { key: 'works', cents: 41_700 },
  ])
  expect(unknown).toEqual(['energy'])
})

test('D12 a rental adds rent, charges and energy a month, and what is due at the start', () => {
  const entry = entryCosts({ rentCents: 90_000, chargesCents: 7_500 }, 3)
  const { start, monthly } = ledgerOf(
    { kind: 'rent', entry },
    { ...usual(), energy: 12_000 },
    { amounts: ['energy'] },
  )
  expect(start?.totalCents).toBe(367_500)
  expect(monthly?.totalCents).toBe(109_500)
})

test('D12 a life annuity has its bouquet and annuity, no duties and no loan', () => {
  const offer = { kind: 'annuity' as const, bouquetCents: 6_500_000, annuityCents: 85_000 }
  const found = ledgerOf(offer, { ...usual(), tax: 120_000 }, asked)
  expect(found.purchase).toBeUndefined()
  expect(found.start?.totalCents).toBe(6_500_000)
  expect(found.monthly?.totalCents).toBe(95_000)
  expect(ledgerOf({ kind: 'annuity' }, usual(), asked).monthly).toBeUndefined()
})

const cents = fc.integer({ min: 0, max: 200_000_000 })

test('D12 each sum is the sum of its lines, in whole cents, whatever is offered and typed', () => {
  const anySale = fc
    .tuple(fc.constantFrom(...regions), cents, fc.option(fc.constantFrom(6, 21)), fc.boolean())
    .map(([region, priceCents, percent, included]) =>
      sale(region, { priceCents, ...(percent && { vat: { percent, included }, reducedVatPercent: 6 }) }),
    )
  const answered = fc.record({
    ownHome: fc.boolean(),
    reducedVat: fc.boolean(),
    buyers: fc.integer({ min: 1, max: 4 }),
    ownMeansCents: fc.option(cents, { nil: undefined }),
    years: fc.constantFrom(...rates.loan.yearsToChoose),
    ratePercent: fc.double({ min: 0, max: 20, noNaN: true }),
    tax: cents,
    charges: cents,
    energy: cents,
    works: cents,
  })
  fc.assert(
    fc.property(anySale, answered, (offer, answers) => {
      const { purchase, monthly } = ledgerOf(offer, answers, asked)
      for (const sum of [purchase, monthly]) {
        if (!sum) continue
        expect(sum.totalCents).toBe(add(sum.lines))
        expect(sum.lines.every((line) => Number.isInteger(line.cents))).toBe(true)
        expect(sum.isAbout).toBe(sum.lines.some(({ isAbout }) => isAbout))
      }
      const { vat, ...plain } = offer.purchase
      const percent = answers.ownHome && answers.reducedVat ? 6 : undefined
      const paid = vat && { ...vat, ...(percent && { appliedPercent: percent }) }
      expect(purchase?.totalCents).toBe(
        purchaseCosts({ ...plain, vat: paid, ...answers }, offer.rates).totalCents,
      )
    }),
  )
})

const read = (query: string) => readAnswers(new URLSearchParams(query), usual(), rates.loan.yearsToChoose)

test('D12 an address carries the figures, as people write amounts; without it they are the usual ones', () => {
  expect(read('')).toEqual({ answers: usual(), problems: [] })
  expect(read('ownMeans=197.000&rate=3,1&years=20&tax=1.250&situation=otherwise').answers).toEqual({
    ...usual(),
    ownMeansCents: 19_700_000,
    ratePercent: 3.1,
    years: 20,
    ownHome: false,
    tax: 125_000,
  })
})

test('D12 a figure that was cleared is not known, though it has a usual one', () => {
  const told = { ...usual(), charges: 12_300 }
  const chargesFor = (query: string) =>
    readAnswers(new URLSearchParams(query), told, rates.loan.yearsToChoose).answers.charges
  expect([chargesFor(''), chargesFor('charges=')]).toEqual([12_300, undefined])
  expect(read('ownMeans=').problems).toEqual(['ownMeans'])
  expect(read('situation=&years=&buyers=&vat=').answers).toEqual(usual())
})

test('D12 what is no amount is named, and what cannot be chosen keeps its usual value', () => {
  const { answers, problems } = read('ownMeans=much&rate=99&energy=-5&years=0&buyers=900')
  expect(problems).toEqual(['ownMeans', 'rate', 'energy'])
  expect(answers.energy).toBeUndefined()
  expect([answers.years, answers.buyers]).toEqual([25, 1])
})

test('D12 whatever an address says, the ledger is made of whole cents', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('ownMeans', 'rate', 'years', 'tax', 'works', 'buyers'), fc.string()),
      (given) => {
        const { answers } = read(new URLSearchParams(given).toString())
        const { monthly } = ledgerOf(sale('brussels'), answers, asked)
        expect(monthly === undefined || Number.isSafeInteger(monthly.totalCents)).toBe(true)
      },
    ),
  )
})
