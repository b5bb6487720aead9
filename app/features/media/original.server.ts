import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '~/platform/atomic-file.server'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log.server'
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
}

export type Originals = {
  /**
   * Returns the stored file, downloading it if necessary; undefined if that fails, which is then remembered for a
   * while.
   * @param asked.quietly - a failure is not logged: the caller logs a summary
   * @throws {QueueFull} if too many requests wait
   */
  path(source: OriginalSource, asked?: { quietly: boolean }): Promise<string | undefined>
  /** Marks a stored original as broken: it is downloaded again after the pause. */
  discard(source: OriginalSource): Promise<void>
}

/** Number of remembered failures; a feed with more missing pictures is asked a little more often. */
const rememberedFailures = 2000
const downloadsAtOnce = 4

/**
 * Originals are downloaded when first needed and stored in `{folder}/{id}/{version}`; a new version replaces the old
 * one.
 */
export function createOriginals(options: {
  folder: string
  temporary: string
  limits: MediaLimits
  allowPrivate: boolean
  clock: Clock
  log: Log
}): Originals {
  const { folder, temporary, limits, allowPrivate, clock, log } = options
  const queue = createWorkQueue({ workers: downloadsAtOnce, waiting: { visitor: limits.waiting } })
  const fetching = new Map<string, Promise<string | undefined>>()
  const failedUntil = new Map<string, number>()
  const keyOf = ({ id, version }: OriginalSource) => join(id, version)

  function fail(key: string) {
    failedUntil.delete(key)
    failedUntil.set(key, clock.now().getTime() + limits.retryAfterMs)
    const [oldest] = failedUntil.keys()
    if (failedUntil.size > rememberedFailures && oldest !== undefined) failedUntil.delete(oldest)
  }

  async function obtain(source: OriginalSource, quietly: boolean): Promise<string | undefined> {
    const key = keyOf(source)
    const path = join(folder, key)
    if (await isFile(path)) return path
    if ((failedUntil.get(key) ?? 0) > clock.now().getTime()) return undefined
    try {
      const bytes = await queue.run('visitor', () => fetchOriginal(source, limits, allowPrivate))
      await readableSize(bytes, limits.originalPixels)
      await writeAtomically(temporary, path, bytes)
      await removeOthers(join(folder, source.id), source.version)
      return path
    } catch (error) {
      if (error instanceof QueueFull) throw error
      const reason = String(error)
      if (!quietly) log.warn({ pictureId: source.id, reason }, 'an original picture cannot be had')
      fail(key)
      return undefined
    }
  }

  return {
    path(source, { quietly } = { quietly: false }) {
      const key = keyOf(source)
      const running = fetching.get(key) ?? obtain(source, quietly).finally(() => fetching.delete(key))
      fetching.set(key, running)
      return running
    },
    async discard(source) {
      fail(keyOf(source))
      await rm(join(folder, keyOf(source)), { force: true }).catch(() => undefined)
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

const isFile = (path: string) =>
  stat(path).then(
    (file) => file.isFile() && file.size > 0,
    () => false,
  )

async function removeOthers(folder: string, version: string) {
  for (const name of await readdir(folder)) {
    if (name !== version) await rm(join(folder, name), { force: true })
  }
}
