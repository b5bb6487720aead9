import type { Subject } from '~/features/visits/public.server'
import type { Services } from '~/platform/app.server'
import { ownerSessionOf } from './logged-in.server'
import { isOwnListing } from './owners.repo.server'

/** Whether cookies are those of a listing's owner: their own looks at it are no visits (O5). */
export async function isOwnVisit(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  cookies: string,
  of: Subject,
): Promise<boolean> {
  if (of.kind !== 'listing') return false
  const session = await ownerSessionOf(services, { headers: new Headers({ cookie: cookies }) })
  return session !== undefined && (await isOwnListing(services.db, session.owner.id, of.id))
}
