import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { nameIn, type Storage } from '~/platform/storage/storage'

/** The folder of the map file, in the storage. */
export const archiveFolder = 'map/'

/** Named by its content, so that no other file is reachable and an address never changes its meaning. */
export const archiveName = /^[0-9a-f]{32}\.pmtiles$/

export type StoredArchive = { name: string; key: string; bytes: number; at: Date }

/** The map file of the site; the newest, should an import have been interrupted. */
export async function findArchive(storage: Storage): Promise<StoredArchive | undefined> {
  const found = await archivesIn(storage)
  return found.sort((a, b) => b.at.getTime() - a.at.getTime())[0]
}

async function archivesIn(storage: Storage): Promise<StoredArchive[]> {
  const files = await storage.list(archiveFolder)
  return files
    .map(({ key, bytes, modified }) => ({ name: nameIn(key), key, bytes, at: modified }))
    .filter(({ name }) => archiveName.test(name))
}

/** Stores an archive, whole or not at all. @returns the name of the file */
export async function storeArchive(storage: Storage, source: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(source), hash)
  const name = `${hash.digest('hex').slice(0, 32)}.pmtiles`
  await storage.write(archiveFolder + name, createReadStream(source))
  return name
}

/** Deletes every map file but one. @returns how many */
export async function deleteArchives(storage: Storage, except?: string): Promise<number> {
  const others = (await archivesIn(storage)).filter(({ name }) => name !== except)
  for (const { key } of others) await storage.delete(key)
  return others.length
}
