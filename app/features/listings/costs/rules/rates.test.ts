import { expect, test } from 'vitest'
import { ratesOn } from './rates'
import file from './rates.json'

test('D11 today’s rates are those of docs/facts.md', () => {
  const { duties, vat, guaranteeMonths, offer } = ratesOn('2026-11-20')
  expect(duties.flanders).toMatchObject({ ownHomePercent: 2, otherwisePercent: 12 })
  expect(duties.flanders.modestHome).toEqual({
    reductionCents: 186_700,
    upToPriceCents: 22_000_000,
    upToPriceInCitiesCents: 24_000_000,
  })
  expect(duties.wallonia).toMatchObject({ ownHomePercent: 3, otherwisePercent: 12.5 })
  expect(duties.brussels.ownHomeFree).toEqual({ firstCents: 20_000_000, upToPriceCents: 60_000_000 })
  expect(duties.brussels.plot?.ownHomeFree).toEqual({ firstCents: 10_000_000, upToPriceCents: 30_000_000 })
  const { flanders, wallonia, brussels, luxembourg } = duties
  const years = [flanders, wallonia, brussels, luxembourg].map(({ plot }) => plot?.yearsToMoveIn)
  expect(years).toEqual([undefined, 5, 3, 4])
  expect(duties.luxembourg).toMatchObject({ otherwisePercent: 7, ownHomeCreditCents: 4_000_000 })
  expect(vat).toMatchObject({ newBuildPercent: 21, rebuiltPercent: 6 })
  expect(guaranteeMonths).toMatchObject({ flanders: 3, brussels: 2, wallonia: 2 })
  expect(offer.advancePercent).toBe(10)
})

test.each([
  ['2020-01-01', 2, '2026-11-01'],
  ['2026-11-20', 2, '2026-11-01'],
  ['2027-06-30', 2, '2026-11-01'],
  ['2027-07-01', 4, '2027-07-01'],
  ['2030-01-01', 4, '2027-07-01'],
])(
  'D11 a new law counts from its day: on %s Flanders asks %d percent of an own home',
  (day, percent, asOf) => {
    const { flanders } = file.registrationDuties
    const later = { from: '2027-07-01', source: 'a law', ownHomePercent: 4, otherwisePercent: 12 }
    const registrationDuties = { ...file.registrationDuties, flanders: [...flanders, later] }
    const rates = ratesOn(day, { ...file, registrationDuties })
    expect([rates.duties.flanders.ownHomePercent, rates.asOf]).toEqual([percent, asOf])
  },
)

test('D11 entries are ordered oldest first, each with its source', () => {
  const { checkedOn: _, registrationDuties, ...others } = file
  for (const entries of [...Object.values(registrationDuties), ...Object.values(others)]) {
    const days = entries.map(({ from }) => from)
    expect(days.length).toBeGreaterThan(0)
    expect(days).toEqual(days.toSorted())
    for (const { source } of entries) expect(source).not.toBe('')
  }
})
