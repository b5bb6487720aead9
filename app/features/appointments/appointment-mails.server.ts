import { siteOf, spokenLocale } from '~/features/content/public.server'
import { choiceText, fullNameIn, labelText, one } from '~/features/forms/public'
import { agentBlocks, findOffer, type Offer, offerBlocks } from '~/features/listings/public.server'
import { type Mail, type MailBlock, postIfAllowed, postMail, senderIn } from '~/features/mail/public.server'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { groupPhone } from '~/kernel/phone'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { calendarPath, mailedPath } from './appointment-links.server'
import type { Appointment } from './appointments.repo.server'
import { calendarEntry } from './calendar-entry'
import { type CalendarMethod, calendarFile } from './calendar-file.server'
import { feedbackForm, feedbackQuestions } from './feedback.form'
import { formatWhen } from './format-time'
import { type MeetingPlace, meetingPlace, placeFacts, type Reader } from './meeting-place.server'

/** What happened that a mail is about. */
export type AppointmentNews = 'booked' | 'moved' | 'cancelled' | 'reminder' | 'feedback'

type Sender = Awaited<ReturnType<typeof senderIn>>
export type ReadyMail = { sender: Sender; mail: Mail }
export type MailedAppointment = Omit<
  Appointment,
  'place' | 'state' | 'heldUntil' | 'heldFor' | 'feedback' | 'feedbackAt'
>

/** The mails of what happened: to the visitor in their language, and to the agency in its own where it is news. */
export async function mailsAbout(
  app: App,
  appointment: MailedAppointment,
  news: AppointmentNews,
): Promise<ReadyMail[]> {
  const site = await siteOf(app.db)
  const toVisitor = await mailOf(app, appointment, news, spokenLocale(site, appointment.locale), false)
  if (news === 'reminder' || news === 'feedback') return [toVisitor]
  return [toVisitor, await mailOf(app, appointment, news, site.languages.default, true)]
}

/** To the agency: what a visitor answered after a viewing. */
export async function feedbackMail(
  app: App,
  appointment: MailedAppointment,
  answers: Record<string, string>,
  locale: Locale,
): Promise<ReadyMail> {
  const ready = await mailOf(app, appointment, 'feedback', locale, true)
  const t = translateTo(locale)
  const { remark } = answers
  const { room } = feedbackForm
  const facts = feedbackQuestions.flatMap((field) => {
    const answer = answers[field.name]
    return answer ? [{ label: labelText(t, room, field), value: choiceText(t, room, field, answer) }] : []
  })
  const blocks: MailBlock[] = [
    ...ready.mail.content.blocks.slice(0, 2),
    { type: 'facts', facts },
    ...(remark ? [{ type: 'quote' as const, text: remark }] : []),
  ]
  return { ...ready, mail: { ...ready.mail, content: { ...ready.mail.content, blocks } } }
}

/**
 * Puts the mails of a booking into the outbox, in its transaction.
 * @throws {MailLimitError} when the visitor cannot get theirs today: nobody could move or cancel what was booked
 */
export async function postBookingMails(tx: Db, app: App, mails: ReadyMail[]) {
  for (const { sender, mail } of mails) await postMail(tx, app, sender, mail)
}

/** The same for what happens later: it stands, even where the visitor got too many mails today to hear of it. */
export async function postLaterMails(tx: Db, app: App, mails: ReadyMail[]) {
  for (const { sender, mail } of mails) await postIfAllowed(tx, app, sender, mail)
}

async function mailOf(
  app: App,
  appointment: MailedAppointment,
  news: AppointmentNews,
  locale: Locale,
  toAgency: boolean,
): Promise<ReadyMail> {
  const sender = await senderIn(app, locale)
  const listing = appointment.listingId ? String(appointment.listingId) : ''
  const offer = await findOffer(app, { listing }, locale)
  const place = await placeIn(app, appointment, news, { reader: toAgency ? 'agency' : 'mail', locale })
  const t = translateTo(locale)
  const what = t(`appointments:kind.${appointment.kind}` as TextKey)
  const when = formatWhen(t, locale, { start: appointment.startsAt, end: appointment.endsAt })
  const words = { what, when, agency: sender.name, name: fullName(appointment) }
  const reader = toAgency ? 'agency' : 'visitor'
  const say = (part: string) => t(`appointments:mail.${news}.${reader}.${part}` as TextKey, words)
  const mail: Mail = {
    kind: `appointment-${news}${toAgency ? '-agency' : ''}`,
    audience: toAgency ? 'agency' : 'unconfirmed',
    to: toAgency ? (app.config.mailAgency ?? sender.email) : appointment.email,
    locale,
    ...(toAgency ? { replyTo: appointment.email } : {}),
    content: {
      subject: say('subject'),
      title: say('title'),
      blocks: [
        { type: 'text', text: say(textPart(appointment, news)) },
        { type: 'facts', facts: factsOf(appointment, { locale, place, when, what, toAgency }) },
        ...offerBlocks(offer, app.config.publicUrl),
        ...(toAgency ? [] : agentBlocks(offer, t('listings:contact.agent'))),
        ...remarkOf(appointment, toAgency),
        ...linksOf(app, appointment, news, locale, toAgency),
      ],
    },
    ...attachmentOf(app, appointment, { news, sender, offer, place, toAgency, what }),
  }
  return { sender, mail }
}

/** For a valuation our agent comes to the owner, who need not be told to come. */
const textPart = ({ kind }: MailedAppointment, news: AppointmentNews) =>
  news === 'reminder' && kind === 'valuation' ? 'textValuation' : 'text'

/** What is over or cancelled needs no call beforehand. */
async function placeIn(
  app: App,
  appointment: MailedAppointment,
  news: AppointmentNews,
  reading: { reader: Reader; locale: Locale },
): Promise<MeetingPlace> {
  const place = await meetingPlace(app, appointment, reading)
  return news === 'cancelled' || news === 'feedback' ? { ...place, callsFirst: false } : place
}

type Facts = { locale: Locale; place: MeetingPlace; when: string; what: string; toAgency: boolean }

function factsOf(appointment: MailedAppointment, { locale, place, when, what, toAgency }: Facts) {
  const t = translateTo(locale)
  const { fields, email } = appointment
  const facts = [
    { label: t('appointments:fact.what'), value: what },
    { label: t('appointments:fact.when'), value: when },
    ...placeFacts(place, locale),
  ]
  const who = [
    { label: t('appointments:fact.who'), value: fullName(appointment) },
    { label: t('forms:field.phone'), value: groupPhone(one(fields, 'phone')) },
    { label: t('forms:field.email'), value: email },
  ]
  return (toAgency ? [...facts, ...who] : facts).filter(({ value }) => value !== '')
}

export const fullName = ({ fields }: Pick<MailedAppointment, 'fields'>): string => fullNameIn(fields)

const remarkOf = ({ fields }: MailedAppointment, toAgency: boolean): MailBlock[] =>
  toAgency && one(fields, 'remark') ? [{ type: 'quote', text: one(fields, 'remark') }] : []

function linksOf(
  app: App,
  appointment: MailedAppointment,
  news: AppointmentNews,
  locale: Locale,
  toAgency: boolean,
): MailBlock[] {
  const t = translateTo(locale)
  const { publicUrl } = app.config
  if (toAgency)
    return [
      {
        type: 'note',
        text: t('appointments:mail.calendar'),
        link: { text: t('appointments:mail.calendarLink'), href: publicUrl + calendarPath(app, locale) },
      },
    ]
  if (news === 'cancelled') return []
  const text = t(news === 'feedback' ? 'appointments:mail.sayIt' : 'appointments:mail.change')
  return [{ type: 'button', text, href: publicUrl + mailedPath(app, appointment) }]
}

type AttachmentContext = {
  news: AppointmentNews
  sender: Sender
  offer: Offer | undefined
  place: MeetingPlace
  toAgency: boolean
  what: string
}

/** A calendar file, but for what is over. */
function attachmentOf(
  app: App,
  appointment: MailedAppointment,
  about: AttachmentContext,
): Pick<Mail, 'attachments'> {
  const { news, sender, offer, place, toAgency, what } = about
  if (news === 'feedback' || news === 'reminder') return {}
  const method: CalendarMethod = news === 'cancelled' ? 'CANCEL' : toAgency ? 'PUBLISH' : 'REQUEST'
  const entry = calendarEntry(appointment, {
    what,
    title: offer?.title ?? '',
    place: place.place,
    host: new URL(app.config.publicUrl).hostname,
    organizer: { name: sender.name, email: sender.email },
    name: fullName(appointment),
    url: toAgency ? undefined : app.config.publicUrl + mailedPath(app, appointment),
    toAgency,
    cancelled: news === 'cancelled',
  })
  const type = `text/calendar; charset=utf-8; method=${method}`
  return { attachments: [{ name: 'appointment.ics', type, content: calendarFile([entry], method) }] }
}
