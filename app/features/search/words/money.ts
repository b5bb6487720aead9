import type { ListingGoal } from '#db/schema'
import type { WordFilters } from '~/features/listings/public'
import type { Quantity } from './quantity'

type Prices = Pick<WordFilters, 'priceMinCents' | 'priceMaxCents'>

/** Euros that may be a price of a home or a garage, a month where it is let; others are a mistake. */
const possible = { sale: { least: 5_000, most: 100_000_000 }, rent: { least: 50, most: 50_000 } }
/** Euros that are one even where nothing says so: "villa 500000". */
const plain = { sale: { least: 20_000, most: 100_000_000 }, rent: { least: 250, most: 20_000 } }
/** "Around 400.000" */
const aroundShare = 0.1

/** A price alone is the most that somebody will pay. */
export function moneyOf(quantity: Quantity, goal: ListingGoal): Prices | undefined {
  const { value, to, bounds, isMoney } = quantity
  const { least, most } = (isMoney || bounds.size > 0 ? possible : plain)[goal]
  if ([value, to ?? value].some((euros) => euros < least || euros > most)) return undefined
  if (to !== undefined) return between(value, to)
  if (bounds.has('around')) return between(value * (1 - aroundShare), value * (1 + aroundShare))
  return bounds.has('min') ? { priceMinCents: cents(value) } : { priceMaxCents: cents(value) }
}

const between = (least: number, most: number): Prices => ({
  priceMinCents: cents(least),
  priceMaxCents: cents(most),
})

/** Whole euros, as the form has them. */
const cents = (euros: number) => Math.round(euros) * 100
