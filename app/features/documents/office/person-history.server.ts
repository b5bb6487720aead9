import type { HistoryItem, PersonHistory } from '~/platform/office/person-history'
import { findRequestsOf } from '../documents.repo.server'

/** Documents that a person asked for, while their links are good. */
export const documentHistory: PersonHistory = async ({ app }, { emails }) => {
  const found = (await Promise.all(emails.map((email) => findRequestsOf(app.db, email)))).flat()
  return found.map(
    ({ id, at, listingId, projectId }): HistoryItem => ({
      ...{ id, kind: 'documents', at },
      facts: [String(listingId ?? projectId ?? '')].filter(Boolean),
    }),
  )
}
