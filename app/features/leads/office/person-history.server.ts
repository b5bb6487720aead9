import { one } from '~/features/forms/public'
import { findOffers } from '~/features/listings/public.server'
import type { HistoryItem, PersonHistory } from '~/platform/office/person-history'
import { findLeadsOf, findNotesOf } from './person-history.repo.server'

/** Leads of a person with what they wrote, and notes and calls about them. */
export const leadHistory: PersonHistory = async ({ app, member }, of, most) => {
  const whose = { staffId: member.role === 'admin' ? undefined : member.id, most }
  const [leads, notes] = await Promise.all([findLeadsOf(app.db, of, whose), findNotesOf(app.db, of, whose)])
  const offers = await findOffers(app, [...new Set(leads.flatMap(({ listingId }) => listingId ?? []))])
  const asked = leads.map(({ id, at, form, fields, listingId, projectId }): HistoryItem => {
    const offer = listingId === null ? undefined : offers.get(listingId)
    const about = offer ? [offer.title, offer.place].filter(Boolean).join(', ') : ''
    return {
      ...{ id, kind: 'lead', at, form, text: one(fields, 'remark') },
      facts: [String(listingId ?? projectId ?? ''), about].filter(Boolean),
    }
  })
  const noted = notes.map(
    ({ id, at, kind, text, by }): HistoryItem => ({
      ...{ id, kind: kind === 'call' ? 'call' : 'note', at, text: text ?? '' },
      facts: by ? [by] : [],
    }),
  )
  return [...asked, ...noted]
}
