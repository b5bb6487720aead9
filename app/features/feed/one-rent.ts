import type { ListingRecord } from './listing-record.schema'
import type { FieldProblem } from './read-record'

/**
 * The facts with one rent: a feed may give it as the price and among the details. Lists, alerts and cards read the price, so
 * costs and facts must not read another one.
 */
export function withOneRent(facts: ListingRecord, warn: (about: FieldProblem) => void): ListingRecord {
  const { Goal, Price, Details } = facts
  const rent = Details?.MonthlyRent
  // A home for sale may say what it is let for.
  if (Goal === 0 || Price === undefined || rent === undefined || rent === Price) return facts
  warn({ field: 'Details.MonthlyRent', reason: `says ${rent}, Price says ${Price}; left out` })
  return { ...facts, Details: { ...Details, MonthlyRent: undefined } }
}
