import { findMissingFiles } from '../stored-files'
import { type ConnectedSite, type ExaminedSite, type Finding, ok, problem } from './check'

/** Whether the storage that the processes of the site have in common takes, gives and deletes files. */
export async function checkStorage({ storage }: Pick<ExaminedSite, 'storage'>): Promise<Finding> {
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
export async function checkFiles({ database: { db }, storage }: ConnectedSite): Promise<Finding[]> {
  const { site, uploads } = await findMissingFiles(db, storage)
  const found = [
    ...describeMissing(
      site.missing,
      `${storage.place}/site`,
      'Run: npm run site -- import DIR, or bring the folder back from a backup.',
    ),
    ...describeMissing(uploads.missing, `${storage.place}/uploads`, 'Bring the folder back from a backup.'),
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
