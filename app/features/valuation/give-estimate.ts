import type { GivenEstimate } from '#db/schema'
import type { PriceReferences } from '~/features/content/public.server'
import { one, type Values } from '~/features/forms/public'
import { estimateOf } from '~/kernel/estimate/estimate'
import { countryOfPlace } from '~/kernel/places/country-of-place'
import { readZip } from '~/kernel/read-zip'
import { pricesOfPlace } from './price-of-place'
import { readEstimateFacts } from './read-estimate-facts'

/**
 * Calculates the online estimate for validated values of the form.
 * @param day - in Brussels, `YYYY-MM-DD`
 */
export function giveEstimate(
  values: Values,
  references: PriceReferences | undefined,
  day: string,
): GivenEstimate {
  const facts = readEstimateFacts(values)
  const city = one(values, 'city')
  const place = readPlace(one(values, 'zip'), city)
  const asked = { day, zip: place?.zip ?? '', city, country: place?.country, facts }
  const known = place && pricesOfPlace(references, place)
  if (!known || facts.type === 'commercial' || facts.type === 'garage') return asked
  const estimate = estimateOf(facts, known.prices, Number(day.slice(0, 4)))
  return estimate ? { ...asked, estimate, priceDay: known.day, source: known.source } : asked
}

/** A postal code with the country that it names, or that the name of the place tells. */
function readPlace(typed: string, city: string) {
  const read = readZip(typed)
  return read && { zip: read.zip, country: read.country ?? countryOfPlace(read.zip, city) }
}
