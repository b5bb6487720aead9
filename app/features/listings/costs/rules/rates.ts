import type { Region } from '~/kernel/region'
import type { CreditRates } from './credit'
import type { NotaryRates } from './notary'
import file from './rates.json'
import type { RegistrationDuty } from './registration-duty'

/** The loan that is assumed until the visitor changes it. */
export type LoanExample = {
  /** Percent per year. */
  ratePercent: number
  years: number
  yearsToChoose: number[]
  /** Share of the price that the buyer pays from own means, in percent. */
  ownMeansPercent: number
}

/** VAT on new homes; the reduced rate is that of demolition and rebuilding, under conditions. */
export type VatRates = {
  newBuildPercent: number
  rebuiltPercent: number
  /** m² of habitable surface, at most, of a rebuilt home that a buyer will live in. */
  rebuiltSurfaceMax: number
  /** Years that the buyer has to live there. */
  rebuiltYears: number
}

/** In force from this day (`YYYY-MM-DD`, inclusive) until that of the next entry. Oldest first. */
type DatedEntry = { from: string; source: string }

type RatesFile = {
  checkedOn: string
  registrationDuties: Record<Region, (DatedEntry & RegistrationDuty)[]>
  vat: (DatedEntry & VatRates)[]
  notary: (DatedEntry & NotaryRates)[]
  credit: (DatedEntry & CreditRates)[]
  guaranteeMonths: (DatedEntry & Partial<Record<Region, number>>)[]
  offer: (DatedEntry & { advancePercent: number })[]
  loan: (DatedEntry & LoanExample)[]
}

/** All figures that the law or the market may change, in force on a given day. */
export type CostRates = ReturnType<typeof ratesOn>

const known: RatesFile = file

/**
 * Finds the rates in force on a day.
 * @param day - day in Brussels, `YYYY-MM-DD`; before the first entry of `rates.json` the first one applies
 * @returns with `asOf`, the day of the newest rate among them or of the last check, whichever is later
 * @see docs/facts.md, "Cost of buying"
 */
export function ratesOn(day: string, rates: RatesFile = known) {
  const inUse: DatedEntry[] = []
  const on = <Entry extends DatedEntry>(entries: Entry[]) => {
    const entry = entries.findLast(({ from }) => from <= day) ?? entries[0]
    if (!entry) throw new RangeError('a rate without any entry')
    inUse.push(entry)
    const { source: _, ...rate } = entry
    return rate
  }
  const { registrationDuties: duties } = rates
  const found = {
    duties: {
      flanders: on(duties.flanders),
      wallonia: on(duties.wallonia),
      brussels: on(duties.brussels),
      luxembourg: on(duties.luxembourg),
    } satisfies Record<Region, RegistrationDuty>,
    vat: on(rates.vat),
    notary: on(rates.notary),
    credit: on(rates.credit),
    guaranteeMonths: on(rates.guaranteeMonths),
    offer: on(rates.offer),
    loan: on(rates.loan),
  }
  const asOf = inUse.reduce((latest, { from }) => (from > latest ? from : latest), rates.checkedOn)
  return { ...found, asOf }
}
