import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { formatPrice } from '~/kernel/money'
import { formatArea } from '~/kernel/numbers'
import type { FilterGroup } from './filter-groups'
import type { ListingCriteria } from './listing-criteria'

/** An active filter, and the link to the list without it. */
export type FilterChip = { group: FilterGroup; label: string; href: string }

/** Lists each active filter, whether chosen in the form or read from the search words. */
export function chipsOf(
  criteria: ListingCriteria,
  names: { city(zip: string): string; type(webId: number): string },
  { locale, moneyLocale }: { locale: Locale; moneyLocale: Locale },
  hrefWith: (changed: Partial<ListingCriteria>) => string,
): FilterChip[] {
  const t = translateTo(locale)
  const { zips, webIds, priceMinCents, priceMaxCents, bedroomsMin, surfaceMin, energy } = criteria
  const chip = (group: FilterGroup, label: string, without: Partial<ListingCriteria>): FilterChip => ({
    group,
    label,
    href: hrefWith(without),
  })
  return [
    ...zips.map((zip) => chip('place', names.city(zip), { zips: zips.filter((other) => other !== zip) })),
    ...webIds.map((webId) =>
      chip('more', names.type(webId), { webIds: webIds.filter((other) => other !== webId) }),
    ),
    priceMinCents &&
      chip('price', t('listings:chips.priceMin', { price: formatPrice(priceMinCents, moneyLocale) }), {
        priceMinCents: undefined,
      }),
    priceMaxCents &&
      chip('price', t('listings:chips.priceMax', { price: formatPrice(priceMaxCents, moneyLocale) }), {
        priceMaxCents: undefined,
      }),
    bedroomsMin &&
      chip('rooms', t('listings:chips.bedrooms', { count: bedroomsMin }), { bedroomsMin: undefined }),
    surfaceMin &&
      chip('rooms', t('listings:chips.surfaceMin', { area: formatArea(surfaceMin, locale) }), {
        surfaceMin: undefined,
      }),
    energy && chip('more', t('listings:chips.energy', { letter: energy }), { energy: undefined }),
  ].filter((found) => typeof found === 'object')
}
