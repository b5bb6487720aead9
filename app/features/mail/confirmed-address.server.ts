import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { lastingHash } from '~/platform/keys/key-ring.server'
import type { PersonalData } from '~/platform/personal-data.server'
import {
  deleteConfirmed,
  deleteConfirmedBefore,
  findConfirmed,
  upsertConfirmed,
} from './confirmed-addresses.repo.server'

type Keeping = Pick<Services, 'clock' | 'keys'>

/** Without the product's secret nobody can tell whether an address is among those that are kept. */
export const confirmedHashOf = ({ keys }: Pick<Services, 'keys'>, email: string) =>
  lastingHash(keys, 'confirmed address', email.toLowerCase())

/**
 * Keeps that the owner of an address followed a link that only a mail to it holds, and acted on it. A link that a page
 * shows as well proves nothing.
 */
export async function confirmAddress(tx: Db, services: Keeping, email: string): Promise<void> {
  await upsertConfirmed(tx, {
    emailHash: confirmedHashOf(services, email),
    confirmedAt: services.clock.now(),
  })
}

export async function isConfirmedAddress(
  db: Db,
  services: Pick<Services, 'keys'>,
  email: string,
): Promise<boolean> {
  return (await findConfirmed(db, confirmedHashOf(services, email))) !== undefined
}

/** That an address was confirmed. */
export const confirmedAddressData: PersonalData = {
  name: 'confirmed',
  tables: ['confirmed_addresses'],
  export: async (db, email, services) => {
    const found = await findConfirmed(db, confirmedHashOf(services, email))
    return found ? [{ confirmedAt: found.confirmedAt }] : []
  },
  delete: async (tx, email, services) => ({
    count: await deleteConfirmed(tx, confirmedHashOf(services, email)),
  }),
  forgetBefore: async ({ db }, instant) => await deleteConfirmedBefore(db, instant),
}
