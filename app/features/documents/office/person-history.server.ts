import { type HistoryItem, newestFirst, type PersonHistory } from '~/platform/office/person-history'
import { findRequestsOf } from '../documents.repo.server'

/** Documents that a person asked for, while their links are good. */
export const documentHistory: PersonHistory = async ({ app }, { emails }, most) => {
  const found = (await Promise.all(emails.map((email) => findRequestsOf(app.db, email)))).flat()
  const items = found.map(
    ({ id, at, listingId, projectId }): HistoryItem => ({
      ...{ id, kind: 'documents', at },
      facts: [String(listingId ?? projectId ?? '')].filter(Boolean),
    }),
  )
  return newestFirst(items, most)
}
