import type { ListingGoal } from '#db/schema'
import type { WordFilters } from '~/features/listings/public'
import type { Quantity } from './quantity'

type Prices = Pick<WordFilters, 'priceMinCents' | 'priceMaxCents'>
type PricesPerM2 = Pick<WordFilters, 'perM2MinCents' | 'perM2MaxCents'>

/** Euros that may be a price of a home or a garage, a month where it is let; others are a mistake. */
const possible = { sale: { least: 5_000, most: 100_000_000 }, rent: { least: 50, most: 50_000 } }
/** Euros that are one even where nothing says so: "villa 500000". */
const plain = { sale: { least: 20_000, most: 100_000_000 }, rent: { least: 250, most: 20_000 } }
/** Of a square metre, of land or of a home. */
const perM2 = { least: 1, most: 50_000 }
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

/** "Max 3000 €/m²" */
export function perM2Of({ value, to, bounds }: Quantity): PricesPerM2 | undefined {
  if ([value, to ?? value].some((euros) => euros < perM2.least || euros > perM2.most)) return undefined
  const isAround = bounds.has('around')
  const [least, most] = isAround ? [value * (1 - aroundShare), value * (1 + aroundShare)] : [value, to]
  if (most !== undefined) return { perM2MinCents: cents(least), perM2MaxCents: cents(most) }
  return bounds.has('min') ? { perM2MinCents: cents(value) } : { perM2MaxCents: cents(value) }
}

/** The goal that an amount belongs to where it can be none of the list's: "appartement 900 €", "huis 450.000". */
export function goalOfAmount({ value, to, isMoney }: Quantity, goal: ListingGoal): ListingGoal {
  const ends = [value, to ?? value]
  if (goal === 'rent') return ends.every((euros) => euros > possible.rent.most) ? 'sale' : 'rent'
  const isRent = isMoney && ends.every((euros) => euros >= plain.rent.least && euros < possible.sale.least)
  return isRent ? 'rent' : 'sale'
}

const between = (least: number, most: number): Prices => ({
  priceMinCents: cents(least),
  priceMaxCents: cents(most),
})

/** Whole euros, as the form has them. */
const cents = (euros: number) => Math.round(euros) * 100
