import type { appointments } from '#db/schema'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { tellOffice } from '~/platform/office/office-news.server'
import { findLeadOfAppointment } from './leads.repo.server'
import { insertEntry } from './office/lead.repo.server'
import { bookingForms } from './office/lead-filter'
import { writeLead } from './write-lead.server'

type Appointment = typeof appointments.$inferSelect

type BookedAppointment = Pick<
  Appointment,
  'id' | 'kind' | 'bookedAt' | 'locale' | 'email' | 'fields' | 'page' | 'consentVersion'
> & { listingId?: number | null | undefined }

/**
 * Writes the lead of an appointment that was booked, in the transaction that books it (B14). Nobody is mailed: the
 * booking has mails of its own.
 * @param agent - mail address of whoever shows the listing
 * @returns its number
 */
export async function writeBookedLead(
  tx: Db,
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'clock'>,
  { id, kind, bookedAt, email, fields, ...booked }: BookedAppointment,
  agent: string | undefined,
): Promise<number> {
  const { locale, listingId, page, consentVersion } = booked
  const lead = {
    ...{ at: bookedAt, form: kind === 'valuation' ? bookingForms[1] : bookingForms[0], email, locale },
    ...{ listingId, page, consentVersion, appointmentId: id, digest: id },
    fields: { ...fields, email },
  }
  const { id: leadId } = await writeLead(tx, services, lead, agent)
  return leadId
}

/** What became of an appointment: its new time, or nothing. */
export type AppointmentChange = {
  /** When it was to begin. */
  from: Date
  /** When it begins now; undefined when it was cancelled. */
  to?: Date | undefined
  at: Date
}

/** Notes in the history of an appointment's lead that it was moved or cancelled, in the same transaction. */
export async function noteAppointment(tx: Db, appointmentId: string, { from, to, at }: AppointmentChange) {
  const leadId = await findLeadOfAppointment(tx, appointmentId)
  if (leadId === undefined) return
  const after = { starts: to?.toISOString() ?? null }
  const before = { starts: from.toISOString() }
  await insertEntry(tx, { leadId, at, kind: 'appointment', before, after })
  await tellOffice(tx, { kind: 'lead', id: leadId })
}
