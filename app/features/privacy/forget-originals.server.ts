import { findNeededPictureIds } from '~/features/listings/public.server'
import { deleteOriginalsBefore, storedOriginals } from '~/features/media/public.server'
import type { Services } from '~/platform/app.server'

/**
 * Deletes originals that were written before an instant and belong to no picture any more, or to one of a listing that
 * was withdrawn before it. Files are looked up first: what is written meanwhile is not among them.
 * @returns number of pictures
 */
export async function forgetOriginalsBefore(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  instant: Date,
): Promise<number> {
  const stored = await storedOriginals(storage)
  const ofListings = await findNeededPictureIds(db, stored.map(Number).filter(Number.isInteger), instant)
  return await deleteOriginalsBefore(
    storage,
    stored.filter((id) => !ofListings.has(Number(id))),
    instant,
  )
}
