import type { PersonalData } from '~/platform/personal-data.server'
import { deleteAddress, deletePeopleBefore, findPersonOf } from './people.repo.server'

/**
 * Who somebody is: name, telephone, and the agency's note. Other addresses that the agency joined are not told: whoever
 * asks has shown that this one is theirs, and no other.
 */
export const peopleData: PersonalData = {
  name: 'people',
  tables: ['people', 'person_addresses'],
  export: async (db, email) =>
    (await findPersonOf(db, email)).map(({ createdAt, ...person }) => ({ at: createdAt, ...person })),
  delete: async (tx, email) => ({ count: await deleteAddress(tx, email) }),
  forgetBefore: async ({ db }, instant) => await deletePeopleBefore(db, instant),
}
