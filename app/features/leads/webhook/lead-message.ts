import type { leads } from '#db/schema'
import { fullNameIn, one } from '~/features/forms/public'

type Lead = typeof leads.$inferSelect

/** When what it booked begins and ends; null for a lead that booked nothing. */
type Times = { startsAt: Date | null; endsAt: Date | null }

/** What the agency's CRM is told of a lead: everything that its visitor sent (docs/operating.md). */
export const leadMessage = (lead: Lead, { startsAt, endsAt }: Times): string =>
  JSON.stringify({
    type: 'lead.created',
    timestamp: lead.at.toISOString(),
    data: {
      lead: lead.id,
      form: lead.form,
      source: lead.source ?? 'website',
      language: lead.locale,
      email: lead.email,
      name: fullNameIn(lead.fields) || null,
      phone: one(lead.fields, 'phone') || null,
      listing: lead.listingId,
      project: lead.projectId,
      unit: lead.unitId,
      page: lead.page || null,
      appointment: startsAt && endsAt && { id: lead.appointmentId, startsAt, endsAt },
      fields: lead.fields,
    },
  })
