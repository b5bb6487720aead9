import type { PersonalData } from '~/platform/personal-data.server'
import { deleteDemandsOf, deleteUnconfirmed, findDemandsOf } from './demands.repo.server'

/** Personal data of search alerts; running ones expire with a mail of their own (`endUnrenewedDemands`). */
export const demandData: PersonalData = {
  name: 'demands',
  tables: ['demands', 'demand_homes'],
  export: async (db, email) =>
    (await findDemandsOf(db, email)).map(
      ({ locale, fields, page, askedAt, confirmedAt, renewedAt, mailedAt }) => ({
        language: locale,
        fields,
        page,
        askedAt,
        confirmedAt,
        renewedAt,
        mailedAt,
      }),
    ),
  delete: async (tx, email) => ({ count: await deleteDemandsOf(tx, email) }),
  forgetBefore: async ({ db }, instant) => await deleteUnconfirmed(db, instant),
}
