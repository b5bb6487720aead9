import type { PersonalData } from '~/platform/personal-data.server'
import { withoutTokens } from '~/platform/unsigned-text.server'
import { deletePendingBefore, deletePendingOf, findPendingOf } from './pending-submissions.repo.server'

/** Forms that wait for the link in a mail to be opened. */
export const pendingData: PersonalData = {
  name: 'pending',
  tables: ['pending_submissions'],
  export: async (db, email) =>
    (await findPendingOf(db, email)).map(({ form, locale, fields, page, expires }) => ({
      form,
      language: locale,
      fields: JSON.parse(withoutTokens(JSON.stringify(fields))),
      page,
      expires,
    })),
  delete: async (tx, email) => ({ count: await deletePendingOf(tx, email) }),
  forgetBefore: async ({ db }, instant) => await deletePendingBefore(db, instant),
}
