import { longestParameter } from '~/kernel/bounds'
import { findMunicipalities } from '~/kernel/places/municipalities'

/**
 * Reads the zip of a `city={Name}|{Zip}` parameter. The zip decides (P1); without one the name is looked up in every
 * language, ignoring case and accents.
 */
export function zipOfPlace(parameter: string): string | undefined {
  const [name = '', zip = ''] = parameter.slice(0, longestParameter).split('|')
  const digits = zip.trim().replace(/^L-/i, '')
  if (/^\d{4}$/.test(digits)) return digits
  return name.trim() ? findMunicipalities(name)[0]?.zip : undefined
}

/** `Ukkel|1180` */
export const placeParameter = (name: string, zip: string) => `${name}|${zip}`
