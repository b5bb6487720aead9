import { fullNameIn, one } from '~/features/forms/public'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import { instantFormatter } from '~/kernel/day'
import { addDays, brusselsInstant } from '~/kernel/wall-time'
import type { App } from '~/platform/app.server'
import { type Appointment, findUpcoming } from './appointments.repo.server'
import { formatTimes } from './format-time'
import { meetingPlace } from './meeting-place.server'
import { type Reader, visibleTo } from './office/visible-to.repo.server'

/** Viewings and valuations of today and the days after, as whoever goes there needs them. @param days - today is one */
export async function upcomingAppointments(
  app: App,
  { days, most, reader }: { days: number; most: number; reader: Reader },
) {
  const now = app.clock.now()
  const until = brusselsInstant(addDays(brusselsDay(now), days), 0) ?? now
  const found = await findUpcoming(app.db, { from: now, until, isVisible: visibleTo(app.db, reader) }, most)
  return await Promise.all(found.map((appointment) => shown(app, appointment)))
}

/** `dinsdag 24 november`: a week needs no year. */
const formatDay = instantFormatter({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Brussels',
})

async function shown(app: App, appointment: Appointment) {
  const { locale } = app
  const t = translateTo(locale)
  const { id, kind, startsAt, endsAt, fields, email, agent } = appointment
  const { place, reference } = await meetingPlace(app, appointment, { reader: 'agency', locale })
  return {
    id,
    kind: t(`appointments:kind.${kind}` as TextKey),
    isToday: brusselsDay(startsAt) === brusselsDay(app.clock.now()),
    day: formatDay(startsAt, locale),
    times: formatTimes(t, { start: startsAt, end: endsAt }),
    name: fullNameIn(fields),
    phone: one(fields, 'phone'),
    ...{ email, agent, place, reference },
  }
}
