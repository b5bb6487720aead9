import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { removeLeftovers, writeAtomically } from '~/platform/atomic-file.server'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log.server'

/** Precision of the access time on disk: at most one `utimes` an hour for a popular picture. */
const accessPrecisionMs = 3_600_000

/**
 * What is older was left by a process that was killed while writing. A picture takes milliseconds; a map file, which is
 * written into the same folder, may take hours.
 */
const leftoverAfterMs = 24 * 3_600_000

type Entry = { bytes: number; accessedMs: number }

export type PictureStore = {
  read(key: string): Promise<Buffer | undefined>
  /** Tells whether a picture is stored; this does not count as access. */
  has(key: string): Promise<boolean>
  /** Stores `bytes`, evicting the least recently requested. Never fails: a full disk only means no cache. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Resolves when the files of earlier runs are indexed; only then is anything evicted. */
  ready: Promise<void>
  /** Of pictures that are known to be stored. */
  names(): string[]
  delete(key: string): Promise<void>
  size(): { files: number; bytes: number }
}

/**
 * A cache of rendered pictures on disk, limited in bytes; evicts the least recently requested. A file's modification
 * time is its last access, to the hour, so a restart keeps the order. Several processes may share the folder: each
 * finds the other's files and limits those it knows, so the limit is per process.
 * @param maxBytes - a larger picture is served but not stored
 */
export function createPictureStore(options: {
  folder: string
  temporary: string
  maxBytes: number
  clock: Clock
  log: Log
}): PictureStore {
  const { folder, temporary, maxBytes, clock, log } = options
  // A Map keeps insertion order, so its first entry is the least recently requested.
  const entries = new Map<string, Entry>()
  let total = 0
  let scanned = false
  const path = (key: string) => join(folder, key)

  function remember(key: string, entry: Entry) {
    forget(key)
    entries.set(key, entry)
    total += entry.bytes
  }

  function forget(key: string) {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  async function touch(key: string, bytes: number) {
    const now = clock.now()
    const before = entries.get(key)
    const stale = !before || now.getTime() - before.accessedMs > accessPrecisionMs
    remember(key, { bytes, accessedMs: stale ? now.getTime() : before.accessedMs })
    if (stale) await utimes(path(key), now, now).catch(() => undefined)
  }

  async function evict() {
    while (scanned && total > maxBytes) {
      const [oldest] = entries.keys()
      if (oldest === undefined) return
      forget(oldest)
      await rm(path(oldest), { force: true })
    }
  }

  /** Entries already touched in this run stay the most recent. */
  async function scan() {
    await mkdir(folder, { recursive: true })
    await removeLeftovers(temporary, new Date(clock.now().getTime() - leftoverAfterMs))
    const young = [...entries]
    for (const [key, entry] of await filesByAccess(folder)) if (!entries.has(key)) remember(key, entry)
    for (const [key] of young) {
      const entry = entries.get(key)
      if (entry) remember(key, entry)
    }
    scanned = true
    await evict()
  }

  return {
    async read(key) {
      const bytes = await readFile(path(key)).catch(() => undefined)
      if (bytes?.length) await touch(key, bytes.length)
      else forget(key)
      return bytes?.length ? bytes : undefined
    },
    has: (key) =>
      stat(path(key)).then(
        (file) => file.size > 0,
        () => false,
      ),
    async write(key, bytes) {
      if (bytes.length > maxBytes) return
      try {
        await writeAtomically(temporary, path(key), bytes)
        remember(key, { bytes: bytes.length, accessedMs: clock.now().getTime() })
        await evict()
      } catch (error) {
        log.error({ err: error }, 'a rendered picture could not be kept')
      }
    },
    ready: scan().catch((error) => log.error({ err: error }, 'the picture cache could not be read')),
    names: () => [...entries.keys()],
    async delete(key) {
      forget(key)
      await rm(path(key), { force: true })
    },
    size: () => ({ files: entries.size, bytes: total }),
  }
}

/** Files with their access time, oldest first; empty ones, left by a full disk, are removed. */
async function filesByAccess(folder: string): Promise<[string, Entry][]> {
  const found: [string, Entry][] = []
  for (const name of await readdir(folder)) {
    const file = await stat(join(folder, name)).catch(() => undefined)
    if (!file?.isFile()) continue
    if (file.size > 0) found.push([name, { bytes: file.size, accessedMs: file.mtimeMs }])
    else await rm(join(folder, name), { force: true })
  }
  return found.sort(([, a], [, b]) => a.accessedMs - b.accessedMs)
}
