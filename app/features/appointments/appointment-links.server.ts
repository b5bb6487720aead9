import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { readSigned, sign } from '~/platform/signed.server'
import type { Appointment } from './appointments.repo.server'

type Linked = Pick<Appointment, 'id' | 'endsAt' | 'locale'>

/** Days after an appointment that its link is good for: what it was like can be said until then. */
const daysAfter = 30

/** Path of the page of an appointment, for who has booked it: to move it, to cancel it, to say what it was like. */
export function ownPath({ secret }: Pick<App, 'secret'>, { id, endsAt, locale }: Linked): string {
  const until = new Date(endsAt.getTime() + daysAfter * 86_400_000)
  return `${pathTo(locale, 'appointment.own')}?token=${sign(secret, 'appointment', { id }, until)}`
}

/** @returns the number of the appointment that a link is for */
export const idInLink = (
  { secret, clock }: Pick<App, 'secret' | 'clock'>,
  token: string,
): string | undefined => readSigned<{ id: string }>(secret, 'appointment', token, clock.now())?.id

/** The same for as long as the secret is: who subscribed to it stays subscribed. */
const never = new Date('2100-01-01T00:00:00Z')

/** Path of the calendar of all appointments. Who knows it may read it, so it stands in mails to the agency only. */
export const calendarPath = ({ secret }: Pick<App, 'secret'>, locale: Locale): string =>
  `${pathTo(locale, 'appointment')}agenda.ics?token=${sign(secret, 'calendar', {}, never)}`

export const opensCalendar = ({ secret, clock }: Pick<App, 'secret' | 'clock'>, token: string): boolean =>
  readSigned(secret, 'calendar', token, clock.now()) !== undefined
