import { fullNameIn, one } from '~/features/forms/public'
import { findOffer } from '~/features/listings/public.server'
import type { MailSender } from '~/features/mail/public.server'
import { groupPhone } from '~/kernel/phone'
import type { App } from '~/platform/app.server'
import type { Member } from '~/platform/office/member.server'
import type { LeadRow } from '../lead.repo.server'
import { findSignature } from './answer.repo.server'
import type { PlaceholderValues } from './placeholders'

type AnsweredLead = Pick<LeadRow, 'fields' | 'listingId' | 'projectId' | 'unitId' | 'locale'>

/** What placeholders stand for in an answer to a lead, in its visitor's language. */
export async function answerValues(
  app: App,
  lead: AnsweredLead,
  member: Pick<Member, 'id' | 'name'>,
  sender: Pick<MailSender, 'name' | 'phone'>,
): Promise<PlaceholderValues> {
  const text = (id: number | null) => (id === null ? '' : String(id))
  const asked = { listing: text(lead.listingId), project: text(lead.projectId), unit: text(lead.unitId) }
  const [offer, own] = await Promise.all([
    findOffer(app, asked, lead.locale),
    findSignature(app.db, member.id),
  ])
  return {
    firstName: one(lead.fields, 'firstName'),
    name: fullNameIn(lead.fields),
    ...(offer && { listing: [offer.title, offer.place].filter(Boolean).join(', ') }),
    ...(offer && { link: new URL(offer.href, app.config.publicUrl).href }),
    agent: member.name,
    phone: own?.phone ? groupPhone(own.phone) : sender.phone,
    agency: sender.name,
  }
}

/** What stands below an answer: the member's own words, else name, agency and telephone. */
export async function signatureOf(
  app: App,
  member: Pick<Member, 'id' | 'name'>,
  sender: Pick<MailSender, 'name' | 'phone'>,
): Promise<string> {
  const own = await findSignature(app.db, member.id)
  if (own?.signature) return own.signature
  return [member.name, sender.name, own?.phone ? groupPhone(own.phone) : sender.phone].join('\n')
}
