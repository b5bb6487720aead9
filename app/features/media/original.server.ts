import { readFile } from 'node:fs/promises'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log.server'
import { deleteListed, type Storage } from '~/platform/storage/storage'
import { download } from './download.server'
import type { MediaLimits } from './media-limits.server'
import { pathBeside } from './path-beside.server'
import { readableSize } from './render-picture.server'
import { createWorkQueue, QueueFull } from './work-queue'

/** The source of an original. */
export type OriginalSource = {
  id: string
  /** From `pictureVersion()`. */
  version: string
  /** An https address, or a path below `baseDir`. */
  url: string
  /** The feed's folder; without it relative paths are rejected. */
  baseDir?: string
  /** Where the site itself stores it; it is not copied then. */
  key?: string
}

/** What a decoder takes: the path of a file, or its bytes. */
export type Original = string | Buffer

export type Originals = {
  /**
   * Returns the key of the stored file, downloading it if necessary; undefined if that fails, which is then remembered
   * for a while.
   * @param asked.quietly - a failure is not logged: the caller logs a summary
   * @throws {QueueFull} if too many requests wait
   */
  find(source: OriginalSource, asked?: { quietly: boolean }): Promise<string | undefined>
  /** @throws {Error} when the file that was found is gone */
  open(key: string): Promise<Original>
  /** Marks a stored original as broken: it is downloaded again after the pause. */
  discard(source: OriginalSource): Promise<void>
}

/** Number of remembered failures; a feed with more missing pictures is asked a little more often. */
const rememberedFailures = 2000
const downloadsAtOnce = 4

export const originalsFolder = 'originals/'

/** Where the originals of a picture are stored. */
export const originalsOf = (id: string): string => `${originalsFolder}${id}/`

/**
 * Originals are downloaded when first needed and stored as `originals/{id}/{version}`; a new version replaces the old
 * one.
 */
export function createOriginals(options: {
  storage: Storage
  limits: MediaLimits
  allowPrivate: boolean
  clock: Clock
  log: Log
}): Originals {
  const { storage, limits, allowPrivate, clock, log } = options
  const queue = createWorkQueue({ workers: downloadsAtOnce, waiting: { visitor: limits.waiting } })
  const fetching = new Map<string, Promise<string | undefined>>()
  const failedUntil = new Map<string, number>()
  const keyOf = ({ id, version, key }: OriginalSource) => key ?? originalsOf(id) + version

  function fail(key: string) {
    failedUntil.delete(key)
    failedUntil.set(key, clock.now().getTime() + limits.retryAfterMs)
    const [oldest] = failedUntil.keys()
    if (failedUntil.size > rememberedFailures && oldest !== undefined) failedUntil.delete(oldest)
  }

  async function obtain(source: OriginalSource, quietly: boolean): Promise<string | undefined> {
    const key = keyOf(source)
    const hasFailed = (failedUntil.get(key) ?? 0) > clock.now().getTime()
    if (hasFailed && source.key !== undefined) return undefined
    if ((await storage.find(key))?.bytes) return key
    if (hasFailed) return undefined
    try {
      if (source.key !== undefined) throw new Error('the stored file is missing')
      const bytes = await queue.run('visitor', () => fetchOriginal(source, limits, allowPrivate))
      await readableSize(bytes, limits.originalPixels)
      await storage.write(key, bytes)
      await deleteListed(storage, originalsOf(source.id), (file) => file.key !== key)
      return key
    } catch (error) {
      if (error instanceof QueueFull) throw error
      const reason = String(error)
      if (!quietly)
        log.warn(
          { dependency: 'pictures', pictureId: source.id, reason },
          'an original picture cannot be had',
        )
      fail(key)
      return undefined
    }
  }

  return {
    find(source, { quietly } = { quietly: false }) {
      const key = keyOf(source)
      const running = fetching.get(key) ?? obtain(source, quietly).finally(() => fetching.delete(key))
      fetching.set(key, running)
      return running
    },
    async open(key) {
      const original = await storage.original(key)
      if (original === undefined) throw new Error('the original is gone')
      return original
    },
    async discard(source) {
      fail(keyOf(source))
      if (source.key === undefined) await storage.delete(keyOf(source)).catch(() => undefined)
    },
  }
}

/** @throws {Error} with the reason */
async function fetchOriginal(source: OriginalSource, limits: MediaLimits, allowPrivate: boolean) {
  const { originalBytes: maxBytes, downloadMs: timeMs, redirects } = limits
  if (/^[a-z][a-z0-9+.-]*:/i.test(source.url)) {
    return download(source.url, { maxBytes, timeMs, redirects, allowPrivate })
  }
  if (!source.baseDir) throw new Error('a path without a folder it could be in')
  return readFile(await pathBeside(source.baseDir, source.url, maxBytes))
}
