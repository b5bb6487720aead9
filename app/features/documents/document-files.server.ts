import { createHash } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  createWorkQueue,
  download,
  pathBeside,
  pictureKindOf,
  pictureVersion,
  QueueFull,
  rewritePicture,
} from '~/features/media/public.server'
import type { Services } from '~/platform/app.server'
import { writeAtomically } from '~/platform/atomic-file.server'
import type { DocumentRow } from './documents.repo.server'

/** Limits on the cost of downloading a document. */
const limits = { maxBytes: 25 * 1024 ** 2, timeMs: 20_000, redirects: 3, accept: 'application/pdf, image/*' }
const downloadsAtOnce = 2
const waiting = 50
/** Milliseconds before a failed address is tried again. */
const retryAfterMs = 60_000
const rememberedFailures = 500

export type DocumentFile = { file: string; size: number; type: string }
type Source = Pick<DocumentRow, 'id' | 'url' | 'folder'>

export type DocumentFiles = {
  /** Finds the file of a document, downloading it if necessary; undefined if it is unavailable. */
  find(source: Source): Promise<DocumentFile | undefined>
}

/**
 * Finds files of documents: in the feed's folder, or downloaded like pictures (https, public addresses, limited) and
 * stored in `DATA_DIR/documents/{id}/{version}`. A picture is re-encoded without metadata, which can contain the
 * location of a listing with a hidden address, and is sent from `DATA_DIR/documents/pictures` (S-20).
 * @param allowPrivate - for tests only
 */
export function createDocumentFiles(
  { config, clock, log }: Pick<Services, 'config' | 'clock' | 'log'>,
  { allowPrivate = false } = {},
): DocumentFiles {
  const folder = path.join(config.dataDir, 'documents')
  const queue = createWorkQueue({ workers: downloadsAtOnce, waiting: { visitor: waiting } })
  const fetching = new Map<string, Promise<string>>()
  const failedUntil = new Map<string, number>()

  async function fetched({ id, url }: Source): Promise<string> {
    const kept = path.join(folder, String(id), pictureVersion(url))
    if (await isFile(kept)) return kept
    return await makeOnce(kept, () => download(url, { ...limits, allowPrivate }))
  }

  async function withoutMetadata({ id }: Source, file: string): Promise<string> {
    const kind = await pictureKindOf(file)
    if (kind === 'none') return file
    if (kind === 'unreadable') throw new Error('a picture of a kind whose metadata cannot be removed')
    const { mtimeMs, size } = await stat(file)
    const version = createHash('sha256').update(`${file} ${mtimeMs} ${size}`).digest('hex').slice(0, 16)
    const kept = path.join(folder, 'pictures', String(id), version)
    return (await isFile(kept)) ? kept : await makeOnce(kept, () => rewritePicture(file))
  }

  async function makeOnce(kept: string, make: () => Promise<Buffer>): Promise<string> {
    if ((failedUntil.get(kept) ?? 0) > clock.now().getTime()) throw new Error('it failed a moment ago')
    const running = fetching.get(kept) ?? queue.run('visitor', () => keep(kept, make))
    fetching.set(kept, running)
    return await running.finally(() => fetching.delete(kept))
  }

  async function keep(kept: string, make: () => Promise<Buffer>): Promise<string> {
    try {
      const bytes = await make()
      await writeAtomically(path.join(folder, 'tmp'), kept, bytes)
      await removeOthers(kept)
      return kept
    } catch (error) {
      remember(kept)
      throw error
    }
  }

  function remember(kept: string) {
    failedUntil.set(kept, clock.now().getTime() + retryAfterMs)
    const [oldest] = failedUntil.keys()
    if (failedUntil.size > rememberedFailures && oldest) failedUntil.delete(oldest)
  }

  return {
    async find(source) {
      const { id, url, folder: beside } = source
      try {
        const isAddress = /^[a-z][a-z0-9+.-]*:/i.test(url)
        if (!isAddress && beside === null) throw new Error('a path without a folder it could be in')
        const original = isAddress
          ? await fetched(source)
          : await pathBeside(beside ?? '', url, limits.maxBytes)
        const file = await withoutMetadata(source, original)
        return { file, size: (await stat(file)).size, type: await typeOf(file) }
      } catch (error) {
        if (!(error instanceof QueueFull))
          log.warn({ documentId: id, reason: String(error) }, 'a document cannot be had')
        return undefined
      }
    },
  }
}

/** Types that browsers display, detected by content; other files are offered as downloads. */
const signatures: [type: string, begins: RegExp][] = [
  ['application/pdf', /^%PDF-/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
]

async function typeOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    const head = buffer.toString('latin1', 0, bytesRead)
    return signatures.find(([, begins]) => begins.test(head))?.[0] ?? 'application/octet-stream'
  } finally {
    await handle.close()
  }
}

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile() && found.size > 0,
    () => false,
  )

/** Deletes earlier versions of a document. */
async function removeOthers(kept: string) {
  const folder = path.dirname(kept)
  for (const name of await readdir(folder))
    if (name !== path.basename(kept)) await rm(path.join(folder, name), { force: true })
}
