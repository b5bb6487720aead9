import { siteOf, spokenLocale } from '~/features/content/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { Member } from '~/platform/office/member.server'
import { tellOffice } from '~/platform/office/office-news.server'
import { insertEntry, type LeadRow } from '../lead.repo.server'
import { hasMailEntry, openAnswered, raiseRevision } from './answer.repo.server'
import { answerValues, signatureOf } from './answer-values.server'
import { noteFirstAnswer } from './first-answer.server'
import { placeholderWords } from './placeholder-words.server'
import { fillPlaceholders } from './placeholders'

/** What a member wrote; `once` is the same for a second press, `revision` of the lead as they saw it. */
export type Answer = { to: string; subject: string; body: string; once: string; revision: number }

/** Placeholders that nothing filled in, as typed. */
type UnfilledPlaceholders = { subject: string[]; body: string[] }

/**
 * Sends an answer to a lead's visitor, and notes it in the history (B18). Nothing is sent while a placeholder is left,
 * or when somebody changed the lead meanwhile.
 * @param asked - locked, so that two presses come one after the other
 */
export async function sendAnswer(
  tx: Db,
  app: App,
  member: Pick<Member, 'id' | 'name' | 'email'>,
  asked: LeadRow,
  { to, subject, body, once, revision }: Answer,
): Promise<'sent' | 'stale' | UnfilledPlaceholders> {
  const lead = { ...asked, locale: spokenLocale(await siteOf(app.db), asked.locale) }
  const sender = await senderIn(app, lead.locale)
  const [values, words] = [await answerValues(app, lead, member, sender), placeholderWords()]
  const filled = {
    subject: fillPlaceholders(subject, words, values),
    body: fillPlaceholders(body, words, values),
  }
  const left = { subject: filled.subject.left, body: filled.body.left }
  if (left.subject.length + left.body.length > 0) return left
  const text = `${filled.body.text}\n\n${await signatureOf(app, member, sender)}`
  const mailId = await postMail(tx, app, sender, {
    ...{ kind: 'lead-answer', audience: 'answered', to, locale: lead.locale, replyTo: member.email },
    once: `answer ${lead.id} ${member.id} ${once}`,
    content: {
      subject: filled.subject.text,
      title: filled.subject.text,
      blocks: text.split(/\n{2,}/).map((part) => ({ type: 'lines', text: part })),
    },
  })
  if (await hasMailEntry(tx, lead.id, mailId)) return 'sent'
  if (lead.revision !== revision) return 'stale'
  const [at, staffId] = [app.clock.now(), member.id]
  const written = `${filled.subject.text}\n\n${text}`
  await insertEntry(tx, { leadId: lead.id, at, staffId, kind: 'mail', text: written, mailId })
  if (await openAnswered(tx, lead.id, at)) {
    const [before, after] = [{ state: 'new' }, { state: 'open' }]
    await insertEntry(tx, { leadId: lead.id, at, staffId, kind: 'state', before, after })
  }
  await noteFirstAnswer(tx, app, lead.id)
  await raiseRevision(tx, lead.id)
  await tellOffice(tx, { kind: 'lead', id: lead.id })
  return 'sent'
}
