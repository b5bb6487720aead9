import { createHash } from 'node:crypto'
import { fullNameIn } from '~/features/forms/public'
import { findOffer } from '~/features/listings/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import { enterContact, findOrAddPerson } from '~/features/people/public.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { Member } from '~/platform/office/member.server'
import { enteredMail } from './entered-mail.server'
import { findSameLead } from './leads.repo.server'
import { insertEntry } from './office/lead.repo.server'
import { byHand, type handSources } from './office/lead-filter'
import { addLead } from './write-lead.server'

/** What came by telephone or over the counter. */
export type EnteredLead = {
  source: (typeof handSources)[number]
  /** In lower case; null if unknown. */
  email: string | null
  /** By the names of a form's fields: `firstName`, `lastName`, `phone`, `remark`; nothing empty. */
  fields: Record<string, string>
  subject: { listingId?: number; projectId?: number }
  /** The visitor's language. */
  locale: Locale
  /** Whose it is; null: nobody's yet. */
  staffId: number | null
  /** Whose page it was entered from; counts where no address says who it is. */
  personId?: number | undefined
  /** Mails the visitor that it was noted. */
  isMailed: boolean
}

/**
 * Writes a lead that a member of staff typed, with its person and its way to the CRM, in the caller's transaction (B21).
 * @returns its number, and whether it is new: the same within ten minutes is one lead
 * @throws {MailLimitError} when the visitor is to be mailed and got too many mails today
 */
export async function enterLead(tx: Db, app: App, member: Pick<Member, 'id'>, entered: EnteredLead) {
  const { source, email, fields, subject, locale, staffId, isMailed } = entered
  const at = app.clock.now()
  const digest = createHash('sha256')
    .update(JSON.stringify([byHand, entered]))
    .digest('base64url')
  const same = await findSameLead(tx, digest, at)
  if (same !== undefined) return { id: same, isNew: false }
  const personId = await enterPerson(tx, entered, at)
  const id = await addLead(tx, app, {
    ...{ at, form: byHand, locale, email, fields, ...subject, page: '', consentVersion: '', digest },
    ...{ personId, staffId, source, enteredBy: member.id },
    // Whoever keeps it for themselves has taken it up.
    state: staffId === member.id ? 'open' : 'new',
  })
  if (email && isMailed) await mailVisitor(tx, app, { id, email, locale, subject, staffId: member.id })
  return { id, isNew: true }
}

/** @returns number of whose it is */
async function enterPerson(tx: Db, { email, fields, personId: known }: EnteredLead, at: Date) {
  const contact = { name: fullNameIn(fields), phone: fields.phone }
  if (email || !known) return await findOrAddPerson(tx, { email, ...contact }, at, 'member')
  await enterContact(tx, known, contact)
  return known
}

type MailedLead = Pick<EnteredLead, 'locale' | 'subject'> & { id: number; email: string; staffId: number }

/** Mails the visitor, and notes it in the history. */
async function mailVisitor(tx: Db, app: App, { id, email, locale, subject, staffId }: MailedLead) {
  const sender = await senderIn(app, locale)
  const text = (number: number | undefined) => (number === undefined ? '' : String(number))
  const asked = { listing: text(subject.listingId), project: text(subject.projectId), unit: '' }
  const mail = enteredMail(
    { to: email, locale, offer: await findOffer(app, asked, locale), publicUrl: app.config.publicUrl },
    sender,
  )
  const mailId = await postMail(tx, app, sender, mail)
  const entry = { leadId: id, at: app.clock.now(), staffId, kind: 'mail' as const, mailId }
  await insertEntry(tx, { ...entry, text: mail.content.subject })
}
