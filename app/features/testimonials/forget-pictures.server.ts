import { deleteUploadsBefore } from '~/features/media/public.server'
import type { Services } from '~/platform/app.server'
import { findPictureNames } from './testimonials.repo.server'

/**
 * Deletes pictures of abandoned forms and of deleted testimonials.
 * @returns number of deleted pictures
 */
export async function forgetPicturesBefore(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  instant: Date,
): Promise<number> {
  return await deleteUploadsBefore(storage, instant, new Set(await findPictureNames(db)))
}
