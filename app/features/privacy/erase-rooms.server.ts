import { mailData } from '~/features/mail/public.server'
import type { Services } from '~/platform/app.server'
import type { Config } from '~/platform/config.server'
import type { Db } from '~/platform/database.server'
import type { Jobs } from '~/platform/jobs.server'
import type { DeletionResult, FileServices } from '~/platform/personal-data.server'
import { isAgencyAddress } from './agency-address.server'
import { personalData } from './personal-data.server'

export type Erasing = Pick<Services, 'keys'> & {
  jobs: Pick<Jobs, 'deleteWithAddress'>
  config: Pick<Config, 'mailAgency'>
}

/** What was erased of an address. */
export type ErasedRooms = {
  /** Number of records of each kind. */
  erased: Record<string, number>
  isEmpty: boolean
  /** Deletes their files when the transaction has committed. */
  deleteFiles(services: FileServices): Promise<void>
}

/**
 * Deletes what every room and the job queue keep of an address, in one transaction. Of an address of the agency the mails
 * are left, those that wait to be sent as well: others wrote them, or wait for them.
 * @param email - in lower case
 */
export async function eraseRooms(tx: Db, services: Erasing, email: string): Promise<ErasedRooms> {
  await services.jobs.deleteWithAddress(tx, email)
  const isOfAgency = await isAgencyAddress({ db: tx, config: services.config }, email)
  const asked = personalData.filter((room) => !(isOfAgency && room === mailData))
  const rooms: (DeletionResult & { name: string })[] = []
  for (const room of asked) rooms.push({ name: room.name, ...(await room.delete(tx, email, services)) })
  return {
    erased: Object.fromEntries(rooms.map(({ name, count }) => [name, count])),
    isEmpty: rooms.every(({ count }) => count === 0),
    deleteFiles: async (then) => {
      for (const { after } of rooms) await after?.(then)
    },
  }
}
