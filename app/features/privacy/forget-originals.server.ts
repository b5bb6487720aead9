import { siteOf } from '~/features/content/public.server'
import { findNeededPictureIds } from '~/features/listings/public.server'
import { deleteOriginalsBefore, storedOriginals, uploadId } from '~/features/media/public.server'
import { findPictureNames } from '~/features/testimonials/public.server'
import type { Services } from '~/platform/app.server'

/**
 * Deletes originals that were written before an instant and belong to no picture any more, or to one of a listing that
 * was withdrawn before it. Files are looked up first: what is written meanwhile is not among them.
 * @returns number of pictures
 */
export async function forgetOriginalsBefore(
  { db, config }: Pick<Services, 'db' | 'config'>,
  instant: Date,
): Promise<number> {
  const stored = await storedOriginals(config.dataDir)
  const ofSite = (await siteOf(db)).pictureFiles
  const ofListings = await findNeededPictureIds(db, stored.map(Number).filter(Number.isInteger), instant)
  const uploads = new Set((await findPictureNames(db)).map(uploadId))
  const isNeeded = (id: string) => ofListings.has(Number(id)) || ofSite.has(id) || uploads.has(id)
  return await deleteOriginalsBefore(
    config.dataDir,
    stored.filter((id) => !isNeeded(id)),
    instant,
  )
}
