import { findDevices, findKeptSessions } from '~/features/accounts/public.server'
import type { PersonalData } from '~/platform/personal-data.server'
import { ownerKind } from './owner-kind.server'
import { deleteOwner, findOwnerByEmail, findOwnListings } from './owners.repo.server'

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
    const sessions = await findKeptSessions(db, ownerKind, id)
    return [
      {
        ...{ name, language: locale, createdAt, hasSecondFactor: totpSecret !== null },
        listings: await findOwnListings(db, id),
        logins: sessions.map(({ device, startedAt, seenAt, expires }) => ({
          ...{ device, startedAt, seenAt, expires },
        })),
        knownBrowsers: (await findDevices(db, ownerKind, id)).map(({ seenAt }) => ({ seenAt })),
      },
    ]
  },
  delete: async (tx, email) => {
    const owner = await findOwnerByEmail(tx, email)
    if (owner) await deleteOwner(tx, owner.id)
    return { count: owner ? 1 : 0 }
  },
}
