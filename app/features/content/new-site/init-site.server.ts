import { access, chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkSite } from '../check-site'
import { readSiteFolder } from '../read-site-folder.server'
import { describeMistake, type SiteMistake } from '../site-draft'
import type { Answers } from './answers'
import { gapWarnings } from './gaps'
import { makeSite, type SiteFiles } from './make-site.server'

export type InitReport =
  | { outcome: 'made'; files: string[]; gaps: SiteMistake[] }
  | { outcome: 'refused'; because: string[] }

/**
 * Writes the site folder of a new agency. The folder is there when everything is, and an import takes it as it is;
 * an existing one is never touched.
 */
export async function initSite(folder: string, answers: Answers, today: Date): Promise<InitReport> {
  const occupied = await whyOccupied(folder)
  if (occupied) return { outcome: 'refused', because: [occupied] }
  const files = await makeSite(answers, today)
  const parent = path.dirname(path.resolve(folder))
  await mkdir(parent, { recursive: true })
  const draft = await mkdtemp(path.join(parent, '.new-site-'))
  try {
    await writeAll(draft, files)
    const { draft: site, notes, isWhole } = await readSiteFolder(draft)
    const mistakes = [...notes, ...checkSite(site, isWhole)]
    if (mistakes.length > 0) return { outcome: 'refused', because: mistakes.map(describeMistake) }
    // A temporary folder is closed to everybody else, and the site's user reads this one.
    await chmod(draft, 0o777 & ~process.umask())
    await rename(draft, folder)
    return { outcome: 'made', files: [...files.keys()], gaps: gapWarnings(site) }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Tells why a site cannot be written to a folder; undefined if it can. */
export async function whyOccupied(folder: string): Promise<string | undefined> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  )
  if (!isThere) return undefined
  const names = await readdir(folder).catch(() => ['a file'])
  return names.length > 0 ? `${folder} is there already and not empty: nothing is written over.` : undefined
}

async function writeAll(folder: string, files: SiteFiles) {
  for (const [name, content] of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
