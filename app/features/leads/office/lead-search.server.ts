import { fullNameIn, one } from '~/features/forms/public'
import { officePath } from '~/i18n/office-table'
import type { OfficeSearch } from '~/platform/office/office-search'
import { toTsQuery } from '~/platform/office/search-query'
import { showTime } from '~/ui/office/show-time'
import { findLeadsByWords } from './lead-search.repo.server'
import { readerOf } from './reader.server'

/** Leads by whatever was typed into their form and by the number of their listing (B27). An agent finds own and unassigned ones. */
export const leadSearch: OfficeSearch = {
  kind: 'leads',
  permission: 'leads.read',
  async find({ app, member }, query, most) {
    const { db, locale, clock } = app
    const reader = readerOf({ app, member })
    const found = await findLeadsByWords(db, toTsQuery(query), { reader, most })
    return found.map(({ id, at, form, fields, email, listingId, projectId }) => {
      const phone = one(fields, 'phone')
      const name = fullNameIn(fields)
      return {
        id,
        title: name || email || phone,
        form,
        facts: [
          String(listingId ?? projectId ?? ''),
          showTime(at, { locale, now: clock.now() }).absolute,
        ].filter(Boolean),
        href: officePath('leads.lead', { id }),
        ...(email && { email }),
        ...(phone && { phone }),
      }
    })
  },
}
