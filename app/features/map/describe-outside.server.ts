import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { municipalityAt, municipalityName } from '~/kernel/places/municipalities'
import { countryIds } from '~/kernel/region'

type ListingPlace = { zip: string; countryId: number }

/** More names would not fit on a button of a phone. */
const mostNames = 2

/** "3 more in Luxembourg": the other country where all lie in it, else up to two municipalities. */
export function describeOutside(
  outside: readonly ListingPlace[],
  inside: readonly ListingPlace[],
  locale: Locale,
): string {
  const t = translateTo(locale)
  const count = outside.length
  const countries = new Set(outside.map(({ countryId }) => countryId))
  const [country] = countries
  const isOther = countries.size === 1 && inside.every(({ countryId }) => countryId !== country)
  if (isOther && country === countryIds.luxembourg) return t('map:outside.luxembourg', { count })
  if (isOther && country === countryIds.belgium) return t('map:outside.belgium', { count })
  const names = [...new Set(outside.map((place) => nameOf(place, locale)))]
  if (names.length > mostNames) return t('map:outside.elsewhere', { count })
  return t('map:outside.places', { count, places: names.join(', ') })
}

function nameOf({ zip, countryId }: ListingPlace, locale: Locale): string {
  const place = municipalityAt({ countryId, zip })
  return place ? municipalityName(place, locale) : zip
}
