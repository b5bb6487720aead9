import { siteFolder, siteKey } from '~/features/content/public.server'
import { uploadKey, uploadsFolder } from '~/features/media/public.server'
import type { Db } from '~/platform/database.server'
import type { Storage } from '~/platform/storage/storage'
import { findSiteFiles, findUploads } from './doctor/doctor.repo.server'

/** Names of files that rows name and the storage lacks, and how many rows name one. */
export type MissingFiles = { missing: string[]; named: number }

/** Files of the site, of testimonials and of members that a page shows and the storage lacks, as after half a move. */
export async function findMissingFiles(
  db: Db,
  storage: Storage,
): Promise<{ site: MissingFiles; uploads: MissingFiles }> {
  const files = await findSiteFiles(db)
  const uploads = await findUploads(db)
  const isStored = async (folder: string) => {
    const keys = new Set((await storage.list(folder)).map(({ key }) => key))
    return (key: string) => keys.has(key)
  }
  const isSiteFile = await isStored(siteFolder)
  const isUpload = await isStored(uploadsFolder)
  return {
    site: {
      missing: files.filter((file) => !isSiteFile(siteKey(file))).map(({ name }) => name),
      named: files.length,
    },
    uploads: { missing: uploads.filter((name) => !isUpload(uploadKey(name))), named: uploads.length },
  }
}
