import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  createWorkQueue,
  download,
  headBytes,
  pathBeside,
  pictureKindOf,
  pictureTypeOf,
  pictureVersion,
  QueueFull,
  rewritePicture,
} from '~/features/media/public.server'
import type { Services } from '~/platform/app.server'
import { type ByteRange, deleteListed, nameIn, type Storage } from '~/platform/storage/storage'
import type { DocumentRow } from './documents.repo.server'

/** Limits on the cost of downloading a document. */
const limits = { maxBytes: 25 * 1024 ** 2, timeMs: 20_000, redirects: 3, accept: 'application/pdf, image/*' }
const downloadsAtOnce = 2
const waiting = 50
/** Milliseconds before a failed address is tried again. */
const retryAfterMs = 60_000
const rememberedFailures = 500

export const documentsFolder = 'documents/'
/** Pictures among them, as they are sent. */
export const pagesFolder = 'documents/pictures/'

export type DocumentFile = { size: number; type: string; open(range: ByteRange): Promise<Readable> }
type Source = Pick<DocumentRow, 'id' | 'url' | 'folder'>

/** A document in the folder of a feed file. */
export type DocumentBeside = { id: number; url: string; folder: string }

const keyOf = ({ id, url }: Pick<Source, 'id' | 'url'>) => `${documentsFolder}${id}/${pictureVersion(url)}`

/** A file in the storage, or in the folder of the feed. */
type StoredDocument = {
  /** Changes with its content. */
  version: string
  size: number
  head: Buffer
  /** What decoders take. */
  original(): Promise<string | Buffer>
  open(range: ByteRange): Promise<Readable>
}

export type DocumentFiles = {
  /** Finds the file of a document, downloading it if necessary; undefined if it is unavailable. */
  find(source: Source): Promise<DocumentFile | undefined>
}

/**
 * Finds files of documents: in the feed's folder, or downloaded like pictures (https, public addresses, limited) and
 * stored as `documents/{id}/{version}`. A picture is re-encoded without metadata, which can contain the location of a
 * listing with a hidden address, and is sent from `documents/pictures` (S-20).
 * @param allowPrivate - for tests only
 */
export function createDocumentFiles(
  { storage, clock, log }: Pick<Services, 'storage' | 'clock' | 'log'>,
  { allowPrivate = false } = {},
): DocumentFiles {
  const queue = createWorkQueue({ workers: downloadsAtOnce, waiting: { visitor: waiting } })
  const fetching = new Map<string, Promise<StoredDocument>>()
  const failedUntil = new Map<string, number>()

  async function stored(key: string): Promise<StoredDocument | undefined> {
    const found = await storage.find(key)
    if (!found?.bytes) return undefined
    const head = await storage.read(key, { start: 0, end: Math.min(headBytes, found.bytes) - 1 })
    return {
      version: `${key} ${found.modified.getTime()} ${found.bytes}`,
      size: found.bytes,
      head: head ?? Buffer.alloc(0),
      original: async () => (await storage.original(key)) ?? Promise.reject(new Error('the file is gone')),
      open: (range) => storage.stream(key, range),
    }
  }

  const fetched = (source: Source): Promise<StoredDocument> =>
    storedOr(keyOf(source), () => download(source.url, { ...limits, allowPrivate }))

  /** Its import may have been on another machine, and stored it then. */
  const besides = async (source: Source): Promise<StoredDocument> =>
    (storage.isApart && (await stored(keyOf(source)))) ||
    (await heldAt(await pathBeside(source.folder ?? '', source.url, limits.maxBytes)))

  async function withoutMetadata({ id }: Source, file: StoredDocument): Promise<StoredDocument> {
    const kind = pictureKindOf(file.head)
    if (kind === 'none') return file
    if (kind === 'unreadable') throw new Error('a picture of a kind whose metadata cannot be removed')
    const version = createHash('sha256').update(file.version).digest('hex').slice(0, 16)
    return await storedOr(`${pagesFolder}${id}/${version}`, async () =>
      rewritePicture(await file.original(), file.head),
    )
  }

  async function storedOr(key: string, make: () => Promise<Buffer>): Promise<StoredDocument> {
    const kept = await stored(key)
    if (kept) return kept
    if ((failedUntil.get(key) ?? 0) > clock.now().getTime()) throw new Error('it failed a moment ago')
    const running = fetching.get(key) ?? queue.run('visitor', () => keep(key, make))
    fetching.set(key, running)
    return await running.finally(() => fetching.delete(key))
  }

  async function keep(key: string, make: () => Promise<Buffer>): Promise<StoredDocument> {
    try {
      await storage.write(key, await make())
      const folder = key.slice(0, -nameIn(key).length)
      await deleteListed(storage, folder, (file) => file.key !== key)
      return (await stored(key)) ?? (await Promise.reject(new Error('it was not kept')))
    } catch (error) {
      remember(key)
      throw error
    }
  }

  function remember(key: string) {
    failedUntil.set(key, clock.now().getTime() + retryAfterMs)
    const [oldest] = failedUntil.keys()
    if (failedUntil.size > rememberedFailures && oldest) failedUntil.delete(oldest)
  }

  return {
    async find(source) {
      const { id, url, folder: beside } = source
      try {
        const isAddress = /^[a-z][a-z0-9+.-]*:/i.test(url)
        if (!isAddress && beside === null) throw new Error('a path without a folder it could be in')
        const original = isAddress ? await fetched(source) : await besides(source)
        const { size, head, open } = await withoutMetadata(source, original)
        return { size, open, type: typeOf(head) }
      } catch (error) {
        if (!(error instanceof QueueFull))
          log.warn(
            { dependency: 'documents', documentId: id, reason: String(error) },
            'a document cannot be had',
          )
        return undefined
      }
    },
  }
}

/**
 * Stores documents that lie beside a feed file, where processes of other machines find them; again when a file is younger
 * than what is stored. One that cannot be read is left out, and told when somebody asks for it.
 */
export async function keepDocuments(storage: Storage, documents: readonly DocumentBeside[]): Promise<void> {
  const kept = new Map((await storage.list(documentsFolder)).map((file) => [file.key, file]))
  for (const document of documents) {
    const file = await pathBeside(document.folder, document.url, limits.maxBytes).catch(() => undefined)
    if (file === undefined) continue
    const { size, mtime } = await stat(file)
    const stored = kept.get(keyOf(document))
    if (stored?.bytes !== size || stored.modified < mtime)
      await storage.write(keyOf(document), createReadStream(file))
  }
}

async function heldAt(file: string): Promise<StoredDocument> {
  const { mtimeMs, size } = await stat(file)
  return {
    version: `${file} ${mtimeMs} ${size}`,
    size,
    head: await headOf(file),
    original: async () => file,
    open: async (range) => createReadStream(file, range),
  }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Types that browsers display, detected by content; other files are offered as downloads. */
function typeOf(head: Buffer): string {
  if (head.toString('latin1').startsWith('%PDF-')) return 'application/pdf'
  return pictureTypeOf(head) ?? 'application/octet-stream'
}
