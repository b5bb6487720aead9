import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import type { MeasuredRoom } from '~/kernel/listing-field'
import type { Locale } from '~/kernel/locale'
import { formatArea } from '~/kernel/numbers'

export type Storey = { title: string | undefined; rooms: { name: string; area: string }[] }

type TextContext = { locale: Locale; t: Translate<TextKey> }

/** The rooms of a home with their surfaces, floor by floor from below; without a floor they come last. */
export function storeysOf(rooms: readonly MeasuredRoom[], { locale, t }: TextContext): Storey[] {
  const fromBelow = rooms.toSorted((a, b) => (a.floor ?? Infinity) - (b.floor ?? Infinity) || 0)
  const byTitle = Map.groupBy(fromBelow, ({ floor }) => floorTitle(floor, t))
  return [...byTitle].map(([title, ofFloor]) => ({
    title,
    rooms: ofFloor.map(({ name, m2 }) => ({ name, area: formatArea(m2, locale) })),
  }))
}

function floorTitle(floor: number | undefined, t: TextContext['t']): string | undefined {
  if (floor === undefined) return undefined
  if (floor === 0) return t('listings:groundFloor')
  return floor < 0 ? t('listings:basement') : t('listings:upperFloor', { floor })
}
