import { one, type Values } from '~/features/forms/public'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { initialsOf, redactContacts } from '~/kernel/third-party'
import type { App } from '~/platform/app.server'
import { contactAppointment } from './contact-appointment.form'
import { contactMe } from './contact-me.form'
import { findLeadsAbout } from './leads.repo.server'

/** An event in a listing's history for its owner, with only the initials of the enquirer. */
export type HistoryEntry = {
  id: string
  at: Date
  kind: 'question' | 'documents' | 'viewing'
  /** When a booked viewing is, unless it was cancelled. */
  viewingAt?: Date
  type: string
  contact: string
  subject: string
  /** What a visitor answered of a viewing, in the reader's language. */
  answers?: string
  /** In the visitor's own words. */
  comment: string
  /** Language of these words, where it is not the reader's. */
  lang?: Locale
  status: string
}

/** Forms that concern the owner; sending a listing to a friend does not. */
export const reportedForms: readonly string[] = [contactMe.name, contactAppointment.name, 'document-request']

/** Enough for a listing on the market for a year; the agency has the rest. */
const maxEntries = 200

/** Finds enquiries about a listing through the site, newest first (O2). */
export async function findListingHistory({ db, locale }: App, listingId: number): Promise<HistoryEntry[]> {
  const t = translateTo(locale)
  const rows = await findLeadsAbout(db, listingId, reportedForms, maxEntries)
  return rows.map(({ id, at, form, fields, locale: lang }) => ({
    id: `lead-${id}`,
    at,
    kind: form === 'document-request' ? 'documents' : 'question',
    type: t(`leads:history.type.${form}` as TextKey),
    contact: initialsOf(one(fields, 'firstName'), one(fields, 'lastName')),
    subject: subjectOf(fields, locale) || t(`leads:history.subject.${form}` as TextKey),
    comment: redactContacts(one(fields, 'remark')),
    ...(lang === locale ? {} : { lang }),
    status: t('leads:history.received'),
  }))
}

/** The times of day that a visitor prefers for a viewing, whatever the day. */
function subjectOf(fields: Values, locale: App['locale']): string {
  const t = translateTo(locale)
  const slots = [fields.slots ?? []].flat()
  const times = slots.map((slot) => t(`forms:choice.slots.${slot}` as TextKey)).join(', ')
  return times && t('leads:history.preferred', { times })
}
