import { deleteUploadsBefore } from '~/features/media/public.server'
import type { Services } from '~/platform/app.server'
import { findPictureNames } from './testimonials.repo.server'

/**
 * Forgets pictures of forms that were never sent to their end, and of testimonials that are no more.
 * @returns how many
 */
export async function forgetPicturesBefore(
  { db, config }: Pick<Services, 'db' | 'config'>,
  instant: Date,
): Promise<number> {
  return await deleteUploadsBefore(config.dataDir, instant, new Set(await findPictureNames(db)))
}
