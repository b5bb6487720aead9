import { longestParameter } from '~/kernel/bounds'
import { countryOfPlace } from '~/kernel/places/country-of-place'
import { codeOf, findMunicipalities } from '~/kernel/places/municipalities'
import { readZip } from '~/kernel/read-zip'

/**
 * Reads the postal code of a `city={Name}|{Zip}` parameter, `1180` or `L-1648`. The zip decides (P1); without one the name
 * is looked up in every language, ignoring case and accents.
 */
export function codeOfPlace(parameter: string): string | undefined {
  const [name = '', zip = ''] = parameter.slice(0, longestParameter).split('|')
  const written = readZip(zip)
  if (written)
    return codeOf({ zip: written.zip, country: written.country ?? countryOfPlace(written.zip, name) })
  const [named] = name.trim() ? findMunicipalities(name) : []
  return named && codeOf(named)
}

/** `Ukkel|1180`, `Luxemburg|L-1648` */
export const placeParameter = (name: string, code: string) => `${name}|${code}`
