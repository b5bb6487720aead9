import { deleteMatchesOfGone } from '~/features/alerts/public.server'
import { deleteWithdrawnBefore } from '~/features/feed/public.server'
import { deleteVisitsOfGone } from '~/features/visits/public.server'
import type { Services } from '~/platform/app.server'

/**
 * Deletes what was withdrawn before an instant, and what rooms keep of listings that are no longer there.
 * @returns number of listings and projects
 */
export async function forgetWithdrawnBefore(services: Pick<Services, 'db'>, instant: Date): Promise<number> {
  const deleted = await deleteWithdrawnBefore(services, instant)
  await deleteVisitsOfGone(services.db)
  await deleteMatchesOfGone(services.db)
  return deleted
}
