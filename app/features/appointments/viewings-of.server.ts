import { choiceText, one } from '~/features/forms/public'
import { findSpamBookings } from '~/features/leads/public.server'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { initialsOf, redactContacts } from '~/kernel/third-party'
import type { App } from '~/platform/app.server'
import { type Appointment, findViewings } from './appointments.repo.server'
import { isPast } from './change-appointment.server'
import { feedbackForm, feedbackQuestions } from './feedback.form'
import { formatWhen } from './format-time'

/** Enough for a listing that is on the market for a year; the agency has the rest. */
const most = 200

/** Booked viewings of a listing, as its owner may see them: visitors are shown by initials (O2). */
export async function viewingsOf(app: App, listingId: number) {
  const t = translateTo(app.locale)
  const rows = await shownViewings(app, listingId)
  return rows.map((viewing) => ({
    id: `viewing-${viewing.id}`,
    at: viewing.bookedAt,
    kind: 'viewing' as const,
    ...(viewing.state === 'cancelled' ? {} : { viewingAt: viewing.startsAt }),
    type: t(`appointments:kind.${viewing.kind}` as TextKey),
    contact: initialsOf(one(viewing.fields, 'firstName'), one(viewing.fields, 'lastName')),
    subject: formatWhen(t, app.locale, { start: viewing.startsAt, end: viewing.endsAt }),
    answers: answersText(app, viewing.feedback ?? {}),
    comment: redactContacts(viewing.feedback?.remark ?? ''),
    ...(viewing.locale === app.locale ? {} : { lang: viewing.locale }),
    status: t(`appointments:history.${statusOf(app, viewing)}`),
  }))
}

/** Without what was put aside as spam (B23). */
async function shownViewings({ db }: App, listingId: number): Promise<Appointment[]> {
  const spam = await findSpamBookings(db, listingId)
  const found = await findViewings(db, listingId, most + spam.size)
  return found.filter(({ id }) => !spam.has(id)).slice(0, most)
}

function statusOf(app: App, viewing: Appointment) {
  if (viewing.state === 'cancelled') return 'cancelled'
  return isPast(app, viewing) ? 'tookPlace' : 'booked'
}

/** What a visitor chose of the questions after a viewing, an answer a line. */
function answersText({ locale }: App, answers: Record<string, string>): string {
  const t = translateTo(locale)
  // In the order in which they were asked, which the database does not keep.
  return feedbackQuestions
    .flatMap((field) => {
      const answer = answers[field.name]
      if (!answer) return []
      const text = choiceText(t, feedbackForm.room, field, answer)
      return [t(`appointments:history.feedback.${field.name}` as TextKey, { answer: text })]
    })
    .join('\n')
}
