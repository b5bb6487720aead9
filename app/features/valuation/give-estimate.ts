import type { GivenEstimate } from '#db/schema'
import type { PriceReferences } from '~/features/content/public.server'
import { one, type Values } from '~/features/forms/public'
import { estimateOf } from '~/kernel/estimate/estimate'
import { readZip } from '~/kernel/read-zip'
import { pricesOfPlace } from './price-of-place'
import { readDemand } from './read-demand'

/**
 * Calculates the online estimate for validated values of the form.
 * @param day - in Brussels, `YYYY-MM-DD`
 */
export function giveEstimate(values: Values, known: PriceReferences | undefined, day: string): GivenEstimate {
  const facts = readDemand(values)
  const city = one(values, 'city')
  const zip = readZip(one(values, 'zip'))
  const asked = { day, zip: zip?.zip ?? '', city, facts }
  const place = zip && pricesOfPlace(known, zip, city)
  if (!place || facts.type === 'commercial' || facts.type === 'garage') return asked
  const estimate = estimateOf(facts, place.prices, Number(day.slice(0, 4)))
  return estimate ? { ...asked, estimate, priceDay: place.day, source: place.source } : asked
}
