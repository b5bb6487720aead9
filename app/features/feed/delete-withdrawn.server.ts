import type { Services } from '~/platform/app.server'
import { deleteWithdrawn, lockFeed } from './feed.repo.server'

/**
 * Deletes listings and projects that were withdrawn before an instant, with all that belongs to them. A listing stays
 * as long as an owner of it uses the portal.
 * @returns how many
 */
export async function deleteWithdrawnBefore({ db }: Pick<Services, 'db'>, instant: Date): Promise<number> {
  return await db.transaction(async (tx) => {
    // An import that runs now may restore one of them.
    await lockFeed(tx)
    return (await deleteWithdrawn(tx, 'listings', instant)) + (await deleteWithdrawn(tx, 'projects', instant))
  })
}
