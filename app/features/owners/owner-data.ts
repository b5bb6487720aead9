import type { PersonalData } from '~/platform/personal-data.server'
import { deleteOwner, findDevices, findOwnerByEmail, findOwnListings } from './owners.repo.server'
import { findKeptSessions } from './sessions.repo.server'

/**
 * Accounts of owners. They end when the agency removes them, or by the owner's own wish; what is over of logins and
 * links is forgotten by a job of this room.
 */
export const ownerData: PersonalData = {
  name: 'owners',
  tables: ['owners', 'owner_listings', 'owner_links', 'owner_sessions', 'owner_devices'],
  export: async (db, email) => {
    const owner = await findOwnerByEmail(db, email)
    if (!owner) return []
    const { id, name, locale, createdAt, totpSecret } = owner
    const sessions = await findKeptSessions(db, id)
    return [
      {
        ...{ name, language: locale, createdAt, hasSecondFactor: totpSecret !== null },
        listings: await findOwnListings(db, id),
        logins: sessions.map(({ device, startedAt, seenAt, expires }) => ({
          ...{ device, startedAt, seenAt, expires },
        })),
        knownBrowsers: (await findDevices(db, id)).map(({ seenAt }) => ({ seenAt })),
      },
    ]
  },
  delete: async (tx, email) => {
    const owner = await findOwnerByEmail(tx, email)
    if (owner) await deleteOwner(tx, owner.id)
    return { count: owner ? 1 : 0 }
  },
}
