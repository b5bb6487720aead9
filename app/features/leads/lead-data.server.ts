import type { PersonalData } from '~/platform/personal-data.server'
import { deleteLeadsBefore, deleteLeadsByEmail, findLeadsByEmail } from './leads.repo.server'

/** Personal data of enquiries through forms. */
export const leadData: PersonalData = {
  name: 'leads',
  tables: ['leads'],
  export: async (db, email) =>
    (await findLeadsByEmail(db, email)).map(
      ({ at, form, locale, fields, page, listingId, projectId, unitId, consentVersion }) => ({
        at,
        form,
        language: locale,
        fields,
        page,
        listing: listingId,
        project: projectId,
        unit: unitId,
        privacyWords: consentVersion,
      }),
    ),
  delete: async (tx, email) => ({ count: await deleteLeadsByEmail(tx, email) }),
  forgetBefore: async ({ db }, instant) => await deleteLeadsBefore(db, instant),
}
