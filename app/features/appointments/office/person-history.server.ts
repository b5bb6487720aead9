import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { HistoryItem, PersonHistory } from '~/platform/office/person-history'
import { showTime } from '~/ui/office/show-time'
import { findAppointmentsOfAddresses } from './person-history.repo.server'

/** What a person booked, when they booked it. */
export const appointmentHistory: PersonHistory = async ({ app: { db, locale, clock } }, { emails }, most) => {
  const t = translateTo(locale)
  return (await findAppointmentsOfAddresses(db, emails, most)).map(
    ({ id, bookedAt, kind, startsAt, state, listingId, feedback }): HistoryItem => ({
      ...{ id, kind: 'appointment', at: bookedAt },
      title: t(`appointments:kind.${kind}` as TextKey),
      facts: [
        showTime(startsAt, { locale, now: clock.now() }).absolute,
        state === 'cancelled' ? t('office:search.state.cancelled') : '',
        listingId === null ? '' : String(listingId),
      ].filter(Boolean),
      text: feedback?.remark ?? '',
    }),
  )
}
