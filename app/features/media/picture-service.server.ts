import { join } from 'node:path'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log.server'
import type { Storage } from '~/platform/storage/storage'
import { defaultLimits, type MediaLimits } from './media-limits.server'
import { missingPicture } from './missing-picture.server'
import { createOriginals, type OriginalSource } from './original.server'
import { createPictureMaker, fileName, type WarmResult } from './picture-maker.server'
import { isPictureId, type PictureVariant, parsePictureRequest } from './picture-request'
import { pictureResponse, refusal } from './picture-response.server'
import { cardPicture, heightFor } from './picture-size'
import { createPictureStore } from './picture-store.server'
import { pictureVersion } from './picture-version.server'
import { withSharedRenderings } from './shared-renderings.server'
import { drawSocialPicture, type SocialCard, socialVersion } from './social-picture.server'
import { deletePictureFiles } from './stored-pictures.server'
import { QueueFull } from './work-queue'

/** Number of missing originals that the log names; the rest are counted. */
const namedMissing = 5

/** A picture's record in the database. */
export type FoundPicture = {
  /** An https address, or a path below `baseDir`. */
  url: string
  /** The same value that pages pass to `pictureVersion()`. */
  modified?: string
  /** The folder of the feed that a path is relative to. */
  baseDir?: string
  /** Where the site itself stores the file of `url`. */
  key?: string
}

export type PictureServiceOptions = {
  dataDir: string
  storage: Storage
  /** Called with any text of letters, digits, `-` and `_`: it is untrusted. */
  findPicture: (id: string) => Promise<FoundPicture | undefined>
  clock: Clock
  log: Log
  limits?: Partial<MediaLimits>
  /** With a separate host for pictures, pages may embed them across origins; empty: they may not. */
  mediaBaseUrl?: string
  /** Allows originals on private addresses and over http; for tests and closed networks. */
  allowPrivate?: boolean
  /** Called before each rendering: for metrics, and for tests to count. */
  onRender?: (variant: PictureVariant & { id: string }) => void
}

/** @property made - number of files rendered */
type WarmingReport = { made: number; missing: (number | string)[] }

export type PictureService = {
  /** Answers `/media/{id}/{name}?width=&height=&format=`. Never throws. */
  respond(request: Request): Promise<Response>
  /**
   * Answers with the picture of a shared link, drawn on first request. Never throws.
   * @param asked - the version in the address
   */
  respondSocial(request: Request, card: SocialCard, asked: string): Promise<Response>
  /**
   * Renders the cards' variants of these pictures, one after the other and only while no visitor waits. Failures are
   * skipped and logged in one line.
   */
  warm(ids: readonly (number | string)[]): Promise<WarmingReport>
  /** Forgets the copies of pictures that were erased elsewhere, as far as pictures are of people. */
  forgetErased(): Promise<void>
  cacheSize(): { files: number; bytes: number }
  /** Resolves when running renderings have ended; waiting ones are dropped. */
  close(): Promise<void>
}

/**
 * Resizes pictures on demand and keeps the results in `{dataDir}/media`, originals in the storage. A missing AVIF is
 * rendered in the background, and WebP is sent meanwhile.
 * @see docs/requirements.md, I4
 */
export function createPictureService(options: PictureServiceOptions): PictureService {
  const { dataDir, storage, findPicture, clock, log, onRender } = options
  const limits = { ...defaultLimits, ...options.limits }
  const temporary = join(dataDir, 'media', 'tmp')
  const own = createPictureStore({
    folder: join(dataDir, 'media', 'rendered'),
    temporary,
    maxBytes: limits.cacheBytes,
    clock,
    log,
  })
  const store = storage.isApart ? withSharedRenderings(own, storage, log) : own
  const originals = createOriginals({
    storage,
    limits,
    allowPrivate: options.allowPrivate ?? false,
    clock,
    log,
  })
  const maker = createPictureMaker({
    store,
    originals,
    limits,
    log,
    onRender,
    isGone: async ({ id, version }) => mayBeErased(id) && (await versionOf(id)) !== version,
  })
  const versionOf = async (id: string) => {
    const found = await findPicture(id)
    return found && sourceOf(id, found).version
  }
  const crossOrigin = Boolean(options.mediaBaseUrl)
  let closed = false

  const missing = (request: Request, status: 404 | 503, reason: string) =>
    missingPicture(request, { status, reason, crossOrigin })

  /** If the queue is full, the next visitor requests it again. */
  function planAvif(source: OriginalSource, variant: PictureVariant) {
    maker.inBackground('avif', source, variant).catch((error) => {
      if (!(error instanceof QueueFull)) log.error({ err: error }, 'AVIF rendering was not queued')
    })
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'GET or HEAD')
    const asked = parsePictureRequest(new URL(request.url))
    if ('refused' in asked) return refusal(400, asked.refused)
    const found = await findPicture(asked.id)
    if (!found) return missing(request, 404, 'no such picture')
    const source = sourceOf(asked.id, found)
    const avif = asked.format === 'avif' ? await store.read(fileName(source, asked)) : undefined
    const early = asked.format === 'avif' && !avif
    const format = early ? 'webp' : asked.format
    const bytes = avif ?? (await maker.forVisitor(source, { ...asked, format }))
    if (!bytes) return missing(request, 404, 'this picture cannot be shown')
    if (early) planAvif(source, asked)
    const keep = early ? 'minute' : asked.version === source.version ? 'forever' : 'minutes'
    // Only mails use PNG, and web mail programs have another origin.
    const isShared = crossOrigin || format === 'png'
    return pictureResponse(request, { bytes, format, keep, crossOrigin: isShared })
  }

  async function social(request: Request, card: SocialCard, asked: string): Promise<Response> {
    const { picture } = card
    const found = picture && (await findPicture(picture.id))
    const source = picture && found && sourceOf(picture.id, found)
    const version = socialVersion(card)
    const name = `social-${version}.jpeg`
    const bytes = await maker.drawOnce(name, source, (original) =>
      drawSocialPicture(card, original, limits.originalPixels),
    )
    if (!bytes) return refusal(503, 'too busy, try again')
    const keep = asked === version && (await store.has(name)) ? 'forever' : 'minutes'
    // Other sites show the picture of a shared link on their own pages.
    return pictureResponse(request, { bytes, format: 'jpeg', keep, crossOrigin: true })
  }

  async function warmOne(id: string, variants: PictureVariant[]): Promise<WarmResult[]> {
    const found = closed || !isPictureId(id) ? undefined : await findPicture(id)
    if (!found) return []
    const made: WarmResult[] = []
    for (const variant of variants) {
      // If the queue is full or closed, the picture is rendered on request.
      const one = await maker.inBackground('warm', sourceOf(id, found), variant).catch(() => 'there' as const)
      made.push(one)
      if (one === 'missing') break
    }
    return made
  }

  async function warm(ids: readonly (number | string)[]): Promise<WarmingReport> {
    const missing = new Set<number | string>()
    let made = 0
    for (const variants of cardVariants) {
      for (const id of ids) {
        if (missing.has(id)) continue
        const ofOne = await warmOne(String(id), variants)
        made += ofOne.filter((one) => one === 'made').length
        if (ofOne.includes('missing')) missing.add(id)
      }
    }
    const some = [...missing].slice(0, namedMissing)
    if (missing.size > 0) log.warn({ missing: missing.size, some }, 'original pictures cannot be had')
    return { made, missing: [...missing] }
  }

  return {
    async respond(request) {
      try {
        return await answer(request)
      } catch (error) {
        if (!(error instanceof QueueFull)) log.error({ err: error }, 'a picture request failed')
        return missing(request, 503, 'too busy, try again')
      }
    },
    async respondSocial(request, card, asked) {
      try {
        return await social(request, card, asked)
      } catch (error) {
        if (!(error instanceof QueueFull)) log.error({ err: error }, 'a social picture failed')
        return refusal(503, 'too busy, try again')
      }
    },
    warm,
    async forgetErased() {
      await own.ready
      for (const [id, names] of Map.groupBy(own.names(), idOf)) {
        if (!mayBeErased(id) || (await findPicture(id))) continue
        for (const name of names) await own.delete(name)
        // What another process rendered of it meanwhile.
        await deletePictureFiles(storage, id)
      }
    },
    cacheSize: own.size,
    async close() {
      closed = true
      await own.ready
      await maker.close()
    },
  }
}

/** Pictures of listings are numbers; those of visitors and of the agency's people have names. */
const mayBeErased = (id: string) => /^(?:upload|site)-/.test(id)

/** Of a rendered picture's file. */
const idOf = (name: string) => name.replace(/-[0-9a-f]{8}-\d+x.*$/, '')

/** WebP of all pictures before any AVIF: it also replaces missing AVIFs. */
const cardVariants = (['webp', 'avif'] as const).map((format) =>
  cardPicture.widths.map((width) => ({ width, height: heightFor(width, cardPicture.ratio), format })),
)

function sourceOf(id: string, { url, modified, baseDir, key }: FoundPicture): OriginalSource {
  return { id, version: pictureVersion(url, modified), url, baseDir, key }
}
