import { type appointments, leads, type mails, siteSettings, staff, type testimonials } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { memberOf } from '~/platform/office/member.fixture'
import type { Member } from '~/platform/office/member.server'
import type { Role } from '~/platform/office/permissions'
import { clearVersioned } from '~/platform/versioned.server'
import { testTime } from './test-time'

const now = new Date(testTime)

type NewMember = typeof staff.$inferInsert
type NewLead = typeof leads.$inferInsert
type NewAppointment = typeof appointments.$inferInsert
type NewMail = typeof mails.$inferInsert
type NewTestimonial = typeof testimonials.$inferInsert

/** An agent who works in Dutch; their address has their first name. */
function memberRow({ name = 'Ada', ...more }: Partial<NewMember> = {}): NewMember {
  const email = `${name.split(' ')[0]?.toLowerCase()}@agency.example`
  return { name, email, role: 'agent', locale: 'nl', createdAt: now, ...more }
}

/** Adds somebody of the agency. @returns them as they are logged in, their password last given at `testTime` */
export async function createMember(db: Db, more: Partial<NewMember> = {}): Promise<Member> {
  const [row] = await db.insert(staff).values(memberRow(more)).returning()
  if (!row) throw new Error('no member was added')
  return inRole(row, row.role)
}

/** Somebody in a role, with what it may see. */
export const inRole = (
  { id, name, email, locale }: Pick<Member, 'id' | 'name' | 'email' | 'locale'>,
  role: Role,
) => ({
  ...memberOf(role),
  ...{ id, name, email, locale },
})

/** An enquiry of a visitor who left an e-mail address alone. */
export const leadRow = (more: Partial<NewLead> = {}): NewLead => ({
  ...{ at: now, form: 'contact-me', locale: 'nl', email: 'el@post.example', fields: {}, page: '/nl/' },
  ...{ consentVersion: 'x', digest: crypto.randomUUID(), ...more },
})

/** Adds an enquiry. @returns its number */
export async function createLead(db: Db, more: Partial<NewLead> = {}): Promise<number> {
  const [row] = await db.insert(leads).values(leadRow(more)).returning()
  if (!row) throw new Error('no lead was added')
  return row.id
}

/** A viewing of an hour, the first at its time. */
export function appointmentRow({ startsAt = now, ...more }: Partial<NewAppointment> = {}): NewAppointment {
  const endsAt = new Date(startsAt.getTime() + 3_600_000)
  return {
    ...{ id: crypto.randomUUID(), bookedAt: now, updatedAt: now, kind: 'viewing', opening: 'x', agent: '' },
    ...{ startsAt, endsAt, place: 1, locale: 'nl', email: 'el@post.example', fields: {}, page: '/nl/' },
    ...{ consentVersion: 'x', ...more },
  }
}

/** A mail to the agency that waits, without a job. */
export const mailRow = (more: Partial<NewMail> = {}): NewMail => ({
  ...{ at: now, kind: 'lead-agency', recipient: 'desk@agency.example', locale: 'nl', subject: 'Vraag' },
  ...{ html: '', text: '', messageId: `<${crypto.randomUUID()}@agency.example>`, ...more },
})

/** A testimonial that waits for the agency. */
export const testimonialRow = (more: Partial<NewTestimonial> = {}): NewTestimonial => ({
  ...{ at: now, locale: 'nl', name: 'Élodie', about: '', website: '', comment: 'Vlot verkocht' },
  ...{ email: 'el@post.example', consentVersion: 'x', digest: crypto.randomUUID(), ...more },
})

/** Saves what an agency sets under a key, whatever was there. */
export async function saveSetting(db: Db, key: string, value: object) {
  const row = { key, value, updatedAt: now }
  await db.insert(siteSettings).values(row).onConflictDoUpdate({ target: siteSettings.key, set: row })
  clearVersioned()
}
