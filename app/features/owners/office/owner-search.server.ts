import { translateTo } from '~/i18n/texts.server'
import type { OfficeSearch } from '~/platform/office/office-search'
import { toTsQuery } from '~/platform/office/search-query'
import { findOwnersByWords } from './owner-search.repo.server'

/** Owners with access to the portal by name and address, and by the number of their listing (B27). */
export const ownerSearch: OfficeSearch = {
  kind: 'owners',
  permission: 'people.read',
  async find({ app }, query, most) {
    const t = translateTo(app.locale)
    const found = await findOwnersByWords(app.db, toTsQuery(query), query.number, most)
    return found.map(({ id, name, email, listings }) => ({
      id,
      title: name,
      facts: listings.length > 0 ? [t('office:search.ownerOf', { listings: listings.join(', ') })] : [],
      email,
    }))
  },
}
