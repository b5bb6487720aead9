import { eraseLeadsOfPerson } from '~/features/leads/public.server'
import { deletePersonWithoutAddress } from '~/features/people/public.server'
import type { Db } from '~/platform/database.server'
import type { ErasedRooms } from './erase-rooms.server'

/** Deletes somebody whom no address finds, with their leads and what was mailed from these, in one transaction. */
export async function erasePersonWithoutAddress(tx: Db, id: number): Promise<ErasedRooms> {
  const { count, after } = await eraseLeadsOfPerson(tx, id)
  await deletePersonWithoutAddress(tx, id)
  return {
    erased: { leads: count, people: 1 },
    isEmpty: false,
    deleteFiles: async (services) => await after?.(services),
  }
}
