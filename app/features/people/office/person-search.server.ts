import { officePath } from '~/i18n/office-table'
import type { OfficeSearch } from '~/platform/office/office-search'
import { toTsQuery } from '~/platform/office/search-query'
import { findPeopleByWords } from './person-search.repo.server'

/** People by name, telephone number and any of their addresses (B27). */
export const personSearch: OfficeSearch = {
  kind: 'people',
  permission: 'people.read',
  async find({ app, member }, query, most) {
    const found = await findPeopleByWords(app.db, toTsQuery(query), { reader: member, most })
    return found.map(({ id, name, phone, emails: [email = '', ...others] }) => ({
      id,
      title: name ?? (email || (phone ?? String(id))),
      facts: others,
      href: officePath('people.person', { id }),
      ...(email && { email }),
      ...(phone && { phone }),
    }))
  },
}
