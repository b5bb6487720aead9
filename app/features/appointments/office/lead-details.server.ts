import { memberOf, siteOf } from '~/features/content/public.server'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { LeadDetails } from '~/platform/office/lead-details.server'
import { findAppointment } from '../appointments.repo.server'
import { formatWhen } from '../format-time'
import { meetingPlace, placeFacts } from '../meeting-place.server'

/** What a lead booked: when, where and with whom they meet (B14). An appointment that is deleted is not there any more. */
export const appointmentDetails: LeadDetails = async (app, { appointmentId }) => {
  const booked = appointmentId ? await findAppointment(app.db, appointmentId) : undefined
  if (!booked) return []
  const { locale } = app
  const t = translateTo(locale)
  const { startsAt: start, endsAt: end, kind, agent, state } = booked
  const place = await meetingPlace(app, booked, { reader: 'agency', locale })
  return [
    { label: t('appointments:fact.what'), value: t(`appointments:kind.${kind}` as TextKey) },
    { label: t('appointments:fact.when'), value: formatWhen(t, locale, { start, end }) },
    ...placeFacts(place, locale),
    { label: t('appointments:fact.agent'), value: agent && nameOf(await siteOf(app.db), agent) },
    {
      label: t('appointments:fact.state'),
      value: state === 'cancelled' ? t('appointments:history.cancelled') : '',
    },
  ].filter(({ value }) => value !== '')
}

const nameOf = (site: Parameters<typeof memberOf>[0], email: string): string =>
  memberOf(site, { email })?.name ?? email
