import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import { isClosedToOthers } from '~/platform/data-folder.server'
import { embeddedFolder } from '~/platform/database.server'
import { type ExaminedSite, type Finding, ok, problem, warning } from './check'

type Space = { freeBytes: number; bytes: number; freeFiles: number; files: number }

export const gigabyte = 1_000_000_000

/** Below a tenth it is time to act; below a gigabyte an import or a backup can fill the rest. */
export function describeSpace(folder: string, { freeBytes, bytes, freeFiles, files }: Space): Finding {
  const free = `${(freeBytes / gigabyte).toFixed(1)} GB of ${(bytes / gigabyte).toFixed(1)} GB free at ${folder}`
  const todo = 'Make room, or move DATA_DIR to a larger disk: docs/operating.md, "Files on disk".'
  if (freeBytes < gigabyte) return problem(`The disk is full: ${free}.`, todo)
  if (freeBytes < bytes / 10) return warning(`The disk is nearly full: ${free}.`, todo)
  // Some file systems have no fixed number of files, and say 0.
  if (files > 0 && freeFiles < files / 10)
    return warning(`The disk takes only ${freeFiles} more files at ${folder}.`, todo)
  return ok(`${free}.`)
}

/** The disks of DATA_DIR and of the embedded database, which may live elsewhere. */
export function checkDisk({ config }: Pick<ExaminedSite, 'config'>): Finding[] {
  const folders = [config.dataDir, ...(config.databaseUrl ? [] : [embeddedFolder(config.dataDir)])]
  const found = new Map<number, Finding>()
  for (const folder of folders.filter((each) => existsSync(each))) {
    const { dev } = statSync(folder)
    if (!found.has(dev)) found.set(dev, describeSpace(folder, spaceOf(folder)))
  }
  return found.size > 0 ? [...found.values()] : [ok(`The first start makes ${config.dataDir}.`)]
}

/** What is left for a user without rights. */
export function spaceOf(folder: string): Space {
  const { bsize, bavail, blocks, ffree, files } = statfsSync(folder)
  return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeFiles: ffree, files }
}

/** Whether DATA_DIR belongs to the user of the site, who alone may read it. */
export function checkDataFolder({ config: { dataDir } }: Pick<ExaminedSite, 'config'>): Finding {
  if (!existsSync(dataDir)) return ok(`The first start makes ${dataDir}.`)
  const { uid, mode } = statSync(dataDir)
  const me = process.getuid?.()
  if (me !== undefined && uid !== me)
    return problem(
      `${dataDir} belongs to the user with id ${uid}, and this command runs as ${me}.`,
      'Run the site and its commands as one user, to whom DATA_DIR belongs.',
    )
  if (!isClosedToOthers(mode))
    return problem(
      `${dataDir} is open to other users (${(mode & 0o777).toString(8)}).`,
      `Run: chmod 700 ${dataDir}`,
    )
  return describeSecretFile(path.join(dataDir, 'secret')) ?? ok(`${dataDir} is closed to other users.`)
}

function describeSecretFile(file: string): Finding | undefined {
  try {
    readFileSync(file)
    return (statSync(file).mode & 0o077) === 0
      ? undefined
      : problem(`${file} can be read by other users.`, `Run: chmod 600 ${file}`)
  } catch (error) {
    const { code } = error as { code?: string }
    return code === 'ENOENT'
      ? undefined
      : problem(`${file} cannot be read (${code}).`, 'Give it to the user of the site.')
  }
}
