import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { formatList } from '~/kernel/format-list'
import type { Locale } from '~/kernel/locale'
import { areaById, areaName, isWhole } from '~/kernel/places/areas'
import { readAround } from '~/kernel/places/around'
import { afterDistance, contracted } from '~/kernel/places/with-article'
import type { FilterValues } from '../filters/filters'
import { centreNamed } from './place-around'
import type { PlaceLookup } from './place-lookup'

export type WhereContext = {
  t: Translate<TextKey>
  locale: Locale
  /** The name of a postal code; the code itself where it has none. */
  cityOf(code: string): string
  lookup: PlaceLookup
}

/** More would make a title nobody reads. */
const mostNamed = 3

/**
 * Says where a list looks, with the prepositions of the language: "in Ukkel en Halle", "in de Vlaamse Rand", "binnen 5 km
 * van station Linkebeek".
 * @returns undefined if no place is named, or too many
 */
export function wherePhrase(values: FilterValues, context: WhereContext): string | undefined {
  const { t, locale } = context
  // A postal code without a name means nothing to readers.
  const cities = values.zips
    .map((code) => [context.cityOf(code), code])
    .filter(([name, code]) => name !== code)
  const areas = values.areas.flatMap((id) => areaById(id) ?? [])
  const towns = areas.filter(isWhole).map((area) => areaName(area, locale))
  const named = [...cities.flatMap(([name]) => name ?? []), ...towns]
  const wheres = areas.flatMap(({ where }) => where?.[locale] ?? [])
  const others = [...wheres, ...aroundPhrase(values, context)]
  const count = named.length + others.length
  const inCities = named.length > 0 ? [inTowns(named, context)] : []
  const places = count > 0 && count <= mostNamed ? [formatList([...inCities, ...others], locale)] : []
  const narrowed = values.near.map((kind) => t(`listings:where.near.${kind}`))
  const phrase = [...places, ...narrowed].join(' ')
  return phrase || undefined
}

/** "in Ukkel en Halle"; French says its preposition before each name once one of them is contracted with it. */
function inTowns(names: string[], { t, locale }: Pick<WhereContext, 't' | 'locale'>): string {
  const each = names.map((name) => t('listings:where.in', { place: name }))
  const contractions = each.map((one) => contracted(one, locale))
  return contractions.some((one, index) => one !== each[index])
    ? formatList(contractions, locale)
    : t('listings:where.in', { place: formatList(names, locale) })
}

/** A name that is unknown here is not repeated: anybody can write an address. */
function aroundPhrase({ around }: FilterValues, { t, locale, lookup }: WhereContext): string[] {
  const asked = around && readAround(around)
  const centre = asked && centreNamed(asked.place, lookup)
  if (!asked || !centre) return []
  const place = afterDistance(centre.nameIn(locale), locale)
  return [t('listings:where.around', { km: asked.km, place })]
}
