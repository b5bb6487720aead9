import { leadPathsOf } from '~/features/leads/public.server'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { HistoryItem, PersonHistory } from '~/platform/office/person-history'
import { showTime } from '~/ui/office/show-time'
import { findAppointmentsOfAddresses } from './person-history.repo.server'

/** What a person booked, when they booked it. */
export const appointmentHistory: PersonHistory = async (searching, { emails }, most) => {
  const { db, locale, clock } = searching.app
  const t = translateTo(locale)
  const found = await findAppointmentsOfAddresses(db, emails, { reader: searching.member, most })
  const paths = await leadPathsOf(
    searching,
    found.map(({ id }) => id),
  )
  return found.map(
    ({ id, bookedAt, kind, startsAt, state, listingId, feedback }): HistoryItem => ({
      ...{ id, kind: 'appointment', at: bookedAt },
      title: t(`appointments:kind.${kind}` as TextKey),
      facts: [
        showTime(startsAt, { locale, now: clock.now() }).absolute,
        state === 'cancelled' ? t('office:search.state.cancelled') : '',
        listingId === null ? '' : String(listingId),
      ].filter(Boolean),
      text: feedback?.remark ?? '',
      ...hrefTo(paths.get(id)),
    }),
  )
}

/** To its lead; one booked longer ago has none. */
const hrefTo = (href: string | undefined) => (href === undefined ? {} : { href })
