import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The folder of the map file. */
export const archiveFolder = (dataDir: string): string => path.join(dataDir, 'map')

/** Named by its content, so that an address never changes its meaning. */
const nameForm = /^[0-9a-f]{32}\.pmtiles$/

export type StoredArchive = { name: string; file: string; bytes: number; at: Date }

/** The map file of the site; the newest, should an import have been interrupted. */
export async function findArchive(dataDir: string): Promise<StoredArchive | undefined> {
  const folder = archiveFolder(dataDir)
  const names = (await readdir(folder).catch(() => [])).filter((name) => nameForm.test(name))
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const { size, mtime } = await stat(file)
      return { name, file, bytes: size, at: mtime }
    }),
  )
  return found.sort((a, b) => b.at.getTime() - a.at.getTime())[0]
}

/** Copies an archive into the folder, whole or not at all. @returns the name of the file */
export async function storeArchive(dataDir: string, source: string): Promise<string> {
  const folder = archiveFolder(dataDir)
  const unfinished = path.join(folder, 'tmp', randomUUID())
  await mkdir(path.dirname(unfinished), { recursive: true })
  try {
    const hash = createHash('sha256')
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    await pipeline(
      createReadStream(source),
      hashing,
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    const name = `${hash.digest('hex').slice(0, 32)}.pmtiles`
    await rename(unfinished, path.join(folder, name))
    return name
  } finally {
    await rm(path.join(folder, 'tmp'), { recursive: true, force: true })
  }
}

/** Deletes every map file but one. @returns how many */
export async function deleteArchives(dataDir: string, except?: string): Promise<number> {
  const folder = archiveFolder(dataDir)
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => nameForm.test(name) && name !== except,
  )
  for (const name of names) await rm(path.join(folder, name), { force: true })
  return names.length
}
