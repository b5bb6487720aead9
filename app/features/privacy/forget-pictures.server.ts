import { deleteUploadsBefore } from '~/features/media/public.server'
import { findStaffPictures } from '~/features/staff/public.server'
import { findPictureNames } from '~/features/testimonials/public.server'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'

/** Names of pictures that testimonials and members have; the forms of all others were not sent to their end. */
export async function usedPictures(db: Db): Promise<Set<string>> {
  return new Set([...(await findPictureNames(db)), ...(await findStaffPictures(db))])
}

/**
 * Deletes pictures of abandoned forms, and of testimonials and members that are gone.
 * @returns number of deleted pictures
 */
export async function forgetPicturesBefore(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  instant: Date,
): Promise<number> {
  return await deleteUploadsBefore(storage, instant, await usedPictures(db))
}
