import { translateTo } from '~/i18n/texts.server'
import { formatNumber } from '~/kernel/numbers'
import type { HistoryItem, PersonHistory } from '~/platform/office/person-history'
import { zoneLabel } from '../alert-texts.server'
import { findDemandsOf } from '../demands.repo.server'
import { anywhere } from '../zones'

/** Search alerts that a person asked for. */
export const alertHistory: PersonHistory = async ({ app: { db, locale } }, { emails }, most) => {
  const t = translateTo(locale)
  const found = (await Promise.all(emails.map((email) => findDemandsOf(db, email)))).flat()
  const euro = (cents: number) => `€ ${formatNumber(cents / 100, locale)}`
  return found.slice(0, most).map(
    ({ id, askedAt, confirmedAt, goal, zones, priceMaxCents }): HistoryItem => ({
      ...{ id, kind: 'alert', at: askedAt },
      facts: [
        t(`office:search.state.${goal}`),
        zones
          .filter((zone) => zone !== anywhere)
          .map((zone) => zoneLabel(zone, locale))
          .join(', '),
        priceMaxCents === null ? '' : `≤ ${euro(priceMaxCents)}`,
        confirmedAt ? '' : t('office:history.unconfirmed'),
      ].filter(Boolean),
    }),
  )
}
