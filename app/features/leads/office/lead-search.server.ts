import { one } from '~/features/forms/public'
import type { OfficeSearch } from '~/platform/office/office-search'
import { toTsQuery } from '~/platform/office/search-query'
import { showTime } from '~/ui/office/show-time'
import { findLeadsByWords } from './lead-search.repo.server'

/** Leads by whatever was typed into their form and by the number of their listing (B27). An agent finds own and unassigned ones. */
export const leadSearch: OfficeSearch = {
  kind: 'leads',
  permission: 'leads.read',
  async find({ app: { db, locale, clock }, member }, query, most) {
    const staffId = member.role === 'admin' ? undefined : member.id
    const found = await findLeadsByWords(db, toTsQuery(query), { staffId, most })
    return found.map(({ id, at, form, fields, email, listingId, projectId }) => {
      const phone = one(fields, 'phone')
      const name = [one(fields, 'firstName'), one(fields, 'lastName')].filter(Boolean).join(' ')
      return {
        id,
        title: name || email || phone,
        form,
        facts: [
          String(listingId ?? projectId ?? ''),
          showTime(at, { locale, now: clock.now() }).absolute,
        ].filter(Boolean),
        ...(email && { email }),
        ...(phone && { phone }),
      }
    })
  },
}
