import { deleteUploadsBefore } from '~/features/media/public.server'
import { findStaffPictures } from '~/features/staff/public.server'
import { findPictureNames } from '~/features/testimonials/public.server'
import type { Services } from '~/platform/app.server'

/**
 * Deletes pictures of abandoned forms, and of testimonials and members that are gone.
 * @returns number of deleted pictures
 */
export async function forgetPicturesBefore(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  instant: Date,
): Promise<number> {
  const used = [...(await findPictureNames(db)), ...(await findStaffPictures(db))]
  return await deleteUploadsBefore(storage, instant, new Set(used))
}
