import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { cityNamed } from '../card/listing-card'
import type { Catalogue } from './catalogue.server'
import type { FilterNames } from './filter-labels'
import { centreNamed } from './where/place-around'
import type { PlaceLookup } from './where/place-lookup'

/** The names that values of filters have in a language; a type that the feed does not name is called a property. */
export const filterNamesIn = (
  locale: Locale,
  { names }: Pick<Catalogue, 'names'>,
  lookup: PlaceLookup,
): FilterNames => ({
  city: (code) => cityNamed(names, code, locale),
  type: (webId) => names.type(webId, locale) || translateTo(locale)('listings:unnamedType'),
  centre: (place) => centreNamed(place, lookup)?.nameIn(locale),
})
