import type { PersonalData } from '~/platform/personal-data.server'
import { deleteRequestsOf, findRequestsOf, forgetRequestsBefore } from './documents.repo.server'

/** Personal data of requests for documents. */
export const documentRequestData: PersonalData = {
  name: 'documents',
  tables: ['document_requests'],
  export: async (db, email) =>
    (await findRequestsOf(db, email)).map(({ at, until, listingId, projectId }) => ({
      at,
      until,
      listing: listingId,
      project: projectId,
    })),
  delete: async (tx, email) => ({ count: await deleteRequestsOf(tx, email) }),
  forgetBefore: async ({ db }, instant) => await forgetRequestsBefore(db, instant),
}
