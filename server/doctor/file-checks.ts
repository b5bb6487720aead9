import { existsSync } from 'node:fs'
import path from 'node:path'
import { siteFolder, storedFileName } from '~/features/content/public.server'
import { uploadSource } from '~/features/media/public.server'
import { type ExaminedWithDatabase, type Finding, ok, problem } from './check'
import { findSiteFiles, findUploads } from './doctor.repo.server'

/** Files of the site and of testimonials that a page shows and the disk lacks, as after half a move. */
export async function checkFiles({ database: { db }, config }: ExaminedWithDatabase): Promise<Finding[]> {
  const { dataDir } = config
  const site = (await findSiteFiles(db)).filter(
    (file) => !existsSync(path.join(siteFolder(dataDir), storedFileName(file))),
  )
  const uploads = (await findUploads(db)).filter((name) => !hasUpload(dataDir, name))
  const found = [
    ...describeMissing(
      site.map(({ name }) => name),
      `${siteFolder(dataDir)}`,
      'Run: npm run site -- import DIR, or bring the folder back from a backup.',
    ),
    ...describeMissing(uploads, `${dataDir}/uploads`, 'Bring the folder back from a backup.'),
  ]
  return found.length > 0 ? found : [ok('No file of the site and no picture of a testimonial is missing.')]
}

function hasUpload(dataDir: string, name: string): boolean {
  const { baseDir, url } = uploadSource(dataDir, name)
  return existsSync(path.join(baseDir, url))
}

function describeMissing(names: string[], folder: string, todo: string): Finding[] {
  if (names.length === 0) return []
  const some = names.slice(0, 3).join(', ')
  return [
    problem(`${names.length} files are missing in ${folder}: ${some}${names.length > 3 ? ' …' : ''}.`, todo),
  ]
}
