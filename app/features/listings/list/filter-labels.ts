import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { formatDay } from '~/kernel/day'
import type { Locale } from '~/kernel/locale'
import { formatPrice } from '~/kernel/money'
import { formatArea } from '~/kernel/numbers'
import { areaById, areaName } from '~/kernel/places/areas'
import { type Around, readAround } from '~/kernel/places/around'
import type { AnyFilter } from './filters/filters'

export type LabelContext = {
  t: Translate<TextKey>
  locale: Locale
  /** Language whose style amounts have (P3). */
  moneyLocale: Locale
  names: FilterNames
}

/** Names that values of filters have in the page's language. */
export type FilterNames = {
  /** The name of a postal code; the code itself where it has none. */
  city(code: string): string
  type(webId: number): string
  /** The place in the middle of a radius; undefined if it is unknown. */
  centre(place: string): string | undefined
}

/** The name of a value of a filter with choices: "Tuin", "Ukkel". */
export function choiceLabel({ name, parameter }: AnyFilter, value: unknown, context: LabelContext): string {
  const { t, locale, names } = context
  if (name === 'zips') return names.city(String(value))
  if (name === 'webIds') return names.type(Number(value))
  if (name === 'subtypes') return t(`listings:subtype.${value}` as TextKey)
  const area = name === 'areas' && areaById(String(value))
  if (area) return areaName(area, locale)
  return t(`listings:filter.value.${parameter}.${value}` as TextKey)
}

/** Says in a few words what a value of a filter asks for: "Tot € 500.000", "Tuin". */
export function filterLabel(filter: AnyFilter, value: unknown, context: LabelContext): string {
  if (filter.isMany) return choiceLabel(filter, value, context)
  const key = `listings:chips.${filter.parameter}` as TextKey
  const around = filter.name === 'around' ? readAround(String(value)) : undefined
  if (around) return context.t(key, aroundWords(around, context))
  return context.t(key, { count: Number(value), value: formatValue(filter, value, context) })
}

/** A place that is unknown here is not repeated: anybody can write an address. */
const aroundWords = ({ place, km }: Around, { t, names }: LabelContext) => ({
  place: names.centre(place) ?? t('listings:chips.unknownPlace'),
  km,
})

/** Writes a bound with its unit. */
function formatValue({ test }: AnyFilter, value: unknown, { t, locale, moneyLocale }: LabelContext): string {
  switch ('of' in test && test.of) {
    case 'price':
    case 'perM2':
      return formatPrice(Number(value), moneyLocale)
    case 'surface':
    case 'plot':
      return formatArea(Number(value), locale)
    case 'floor':
      return value === 0 ? t('listings:chips.groundFloor') : String(value)
    case 'freeOn':
      return formatDay(String(value), locale)
    default:
      return String(value)
  }
}
