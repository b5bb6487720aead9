import { one } from '~/features/forms/public'
import { findOffers } from '~/features/listings/public.server'
import { officePath } from '~/i18n/office-table'
import type { Searching } from '~/platform/office/office-search'
import { type HistoryItem, newestFirst, type PersonHistory } from '~/platform/office/person-history'
import { findLeadsOf, findLeadsOfAppointments, findNotesOf } from './person-history.repo.server'
import { readerOf } from './reader.server'

/** Leads of a person with what they wrote, and notes and calls about them. */
export const leadHistory: PersonHistory = async ({ app, member }, of, most) => {
  const whose = { reader: readerOf({ app, member }), most }
  const [leads, notes] = await Promise.all([findLeadsOf(app.db, of, whose), findNotesOf(app.db, of, whose)])
  const offers = await findOffers(app, [...new Set(leads.flatMap(({ listingId }) => listingId ?? []))])
  const asked = leads.map(({ id, at, form, fields, listingId, projectId }): HistoryItem => {
    const offer = listingId === null ? undefined : offers.get(listingId)
    const about = offer ? [offer.title, offer.place].filter(Boolean).join(', ') : ''
    return {
      ...{ id, kind: 'lead', at, form, text: one(fields, 'remark') },
      facts: [String(listingId ?? projectId ?? ''), about].filter(Boolean),
      href: officePath('leads.lead', { id }),
    }
  })
  const noted = notes.map(
    ({ id, at, kind, text, by, leadId }): HistoryItem => ({
      ...{ id, kind: kind === 'call' ? 'call' : 'note', at, text: text ?? '' },
      facts: by ? [by] : [],
      href: officePath('leads.lead', { id: leadId }),
    }),
  )
  return newestFirst([...asked, ...noted], most)
}

/** Addresses of the leads of appointments, by the appointment, as far as the member may see them. */
export async function leadPathsOf(
  { app, member }: Searching,
  appointmentIds: string[],
): Promise<Map<string, string>> {
  const found = await findLeadsOfAppointments(app.db, appointmentIds, readerOf({ app, member }))
  return new Map([...found].map(([appointment, id]) => [appointment, officePath('leads.lead', { id })]))
}
