import { siteOf } from '~/features/content/public.server'
import { translateTo } from '~/i18n/texts.server'
import { formatPrice, moneyLocaleOf } from '~/kernel/money'
import { type HistoryItem, newestFirst, type PersonHistory } from '~/platform/office/person-history'
import { zoneLabel } from '../alert-texts.server'
import { findDemandsOf } from '../demands.repo.server'
import { anywhere } from '../zones'

/** Search alerts that a person asked for. */
export const alertHistory: PersonHistory = async ({ app: { db, locale } }, { emails }, most) => {
  const t = translateTo(locale)
  const [site, ...found] = await Promise.all([siteOf(db), ...emails.map((email) => findDemandsOf(db, email))])
  const moneyLocale = moneyLocaleOf(site.languages.amounts, locale)
  const items = found.flat().map(
    ({ id, askedAt, confirmedAt, goal, zones, priceMaxCents }): HistoryItem => ({
      ...{ id, kind: 'alert', at: askedAt },
      facts: [
        t(`office:search.state.${goal}`),
        zones
          .filter((zone) => zone !== anywhere)
          .map((zone) => zoneLabel(zone, locale))
          .join(', '),
        priceMaxCents === null ? '' : `≤ ${formatPrice(priceMaxCents, moneyLocale)}`,
        confirmedAt ? '' : t('office:history.unconfirmed'),
      ].filter(Boolean),
    }),
  )
  return newestFirst(items, most)
}
