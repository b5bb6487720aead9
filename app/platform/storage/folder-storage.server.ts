import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { removeLeftovers, writeAtomically } from '../atomic-file.server'
import {
  type ByteRange,
  type Storage,
  StorageUnavailable,
  type StoredFile,
  unfinishedFolder,
} from './storage'

/**
 * A folder of this machine, or one that several machines have in common.
 * @param root - made when missing
 */
export function folderStorage(root: string, { isApart = false } = {}): Storage {
  const temporary = path.join(root, 'media', unfinishedFolder)
  const fileOf = (key: string) => path.join(root, ...key.split('/'))

  async function find(key: string): Promise<StoredFile | undefined> {
    const found = await stat(fileOf(key)).catch(undefinedIfGone)
    return found?.isFile() ? { key, bytes: found.size, modified: found.mtime } : undefined
  }

  async function writeStream(target: string, content: Readable) {
    await mkdir(temporary, { recursive: true })
    await mkdir(path.dirname(target), { recursive: true })
    const folder = await mkdtemp(path.join(temporary, 'write-'))
    const whole = path.join(folder, 'file')
    try {
      await pipeline(content, createWriteStream(whole, { mode: 0o600, flush: true }))
      await rename(whole, target)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    place: root,
    isApart,
    write: (key, content) =>
      content instanceof Uint8Array
        ? writeAtomically(temporary, fileOf(key), content)
        : writeStream(fileOf(key), content),
    read: (key, range) =>
      (range ? readPart(fileOf(key), range) : readFile(fileOf(key))).catch(undefinedIfGone),
    stream: async (key, range) => createReadStream(fileOf(key), range),
    original: async (key) => ((await find(key)) ? fileOf(key) : undefined),
    find,
    list: async (prefix) => (await filesBelow(root, prefix)).sort((a, b) => (a.key < b.key ? -1 : 1)),
    touch: async (key, at) => void (await utimes(fileOf(key), at, at).catch(undefinedIfGone)),
    async delete(key) {
      await rm(fileOf(key), { force: true })
      await removeEmptyFolder(path.dirname(fileOf(key)), root)
    },
    removeUnfinishedBefore: (instant) => removeLeftovers(temporary, instant),
    async check() {
      const probe = path.join(temporary, `probe-${process.pid}`)
      try {
        await writeAtomically(temporary, probe, Buffer.from('pignon'))
        await readFile(probe)
        await rm(probe)
      } catch (error) {
        throw new StorageUnavailable(root, error)
      }
    },
    close() {},
  }
}

async function readPart(file: string, { start, end }: ByteRange): Promise<Buffer> {
  const handle = await open(file)
  try {
    const size = end - start + 1
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Files that are deleted meanwhile are left out. */
async function filesBelow(root: string, prefix: string): Promise<StoredFile[]> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(noneIfGone)
  const found: StoredFile[] = []
  for (const entry of entries) {
    const key = folder + entry.name
    if (!key.startsWith(prefix)) continue
    if (entry.isDirectory() && entry.name !== unfinishedFolder)
      found.push(...(await filesBelow(root, `${key}/`)))
    const file = entry.isFile() ? await stat(path.join(root, key)).catch(undefinedIfGone) : undefined
    if (file) found.push({ key, bytes: file.size, modified: file.mtime })
  }
  return found
}

/** A bucket has no folders, so none is left in a folder either: but for the first, which the site makes again. */
async function removeEmptyFolder(folder: string, root: string) {
  if (path.relative(root, folder).split(path.sep).length < 2) return
  await rmdir(folder).catch(() => undefined)
}

function undefinedIfGone(error: { code?: string }): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}

/** Only a folder that is not there is empty: one that cannot be read would look like one without files. */
function noneIfGone(error: { code?: string }): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
