import type { PriceReferences } from '~/features/content/public.server'
import type { SquareMetrePrices } from '~/kernel/estimate/estimate'
import { pricedTypes } from '~/kernel/estimate/estimate-rules'
import { eurosToCents } from '~/kernel/money'
import { type CountryCode, municipalityByZip } from '~/kernel/places/municipalities'

export type PlacePrices = {
  prices: SquareMetrePrices
  day: string
  source: PriceReferences['source']
}

/**
 * Finds the price per square metre of a place: its own reference, else that of its municipality.
 * @returns undefined if the agency has no reference
 */
export function pricesOfPlace(
  known: PriceReferences | undefined,
  { zip, country }: { zip: string; country: CountryCode },
): PlacePrices | undefined {
  const place = municipalityByZip(zip, country)
  const codes = [zip, place?.zip, place?.parentZip]
  const candidates = known?.references.filter((one) => one.country === country) ?? []
  const reference = codes.map((code) => candidates.find((one) => one.zip === code)).find((one) => one)
  if (!known || !reference) return undefined
  const prices = pricedTypes.map((type) => [type, reference[type] && eurosToCents(reference[type])])
  return {
    prices: Object.fromEntries(prices),
    day: reference.date ?? known.date,
    source: reference.source ?? known.source,
  }
}
