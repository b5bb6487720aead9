import { siteFolder, siteKey } from '~/features/content/public.server'
import { uploadKey, uploadsFolder } from '~/features/media/public.server'
import { type Examined, type ExaminedWithDatabase, type Finding, ok, problem } from './check'
import { findSiteFiles, findUploads } from './doctor.repo.server'

/** Whether the storage that the processes of the site have in common takes, gives and deletes files. */
export async function checkStorage({ storage }: Pick<Examined, 'storage'>): Promise<Finding> {
  if (!storage.isApart) return ok('Files are in DATA_DIR.')
  return await storage.check().then(
    () => ok(`Files are in ${storage.place}, where this process can write, read and delete.`),
    (error: Error) =>
      problem(
        `${error.message}.`,
        'Bring the storage back, or correct STORAGE_URL, STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY.',
      ),
  )
}

/** Files of the site, of testimonials and of members that a page shows and the storage lacks, as after half a move. */
export async function checkFiles({ database: { db }, storage }: ExaminedWithDatabase): Promise<Finding[]> {
  const isMissing = async (folder: string) => {
    const keys = new Set((await storage.list(folder)).map(({ key }) => key))
    return (key: string) => !keys.has(key)
  }
  const isNoSiteFile = await isMissing(siteFolder)
  const isNoUpload = await isMissing(uploadsFolder)
  const site = (await findSiteFiles(db)).filter((file) => isNoSiteFile(siteKey(file)))
  const uploads = (await findUploads(db)).filter((name) => isNoUpload(uploadKey(name)))
  const found = [
    ...describeMissing(
      site.map(({ name }) => name),
      `${storage.place}/site`,
      'Run: npm run site -- import DIR, or bring the folder back from a backup.',
    ),
    ...describeMissing(uploads, `${storage.place}/uploads`, 'Bring the folder back from a backup.'),
  ]
  return found.length > 0
    ? found
    : [ok('No file of the site and no picture of a testimonial or a member is missing.')]
}

function describeMissing(names: string[], folder: string, todo: string): Finding[] {
  if (names.length === 0) return []
  const some = names.slice(0, 3).join(', ')
  return [
    problem(`${names.length} files are missing in ${folder}: ${some}${names.length > 3 ? ' …' : ''}.`, todo),
  ]
}
