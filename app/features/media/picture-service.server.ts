import { join } from 'node:path'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log.server'
import { defaultLimits, type MediaLimits } from './media-limits.server'
import { missingPicture } from './missing-picture.server'
import { createOriginals, type OriginalSource } from './original.server'
import { createPictureMaker, fileName, type WarmResult } from './picture-maker.server'
import { isPictureId, type PictureVariant, parsePictureRequest } from './picture-request'
import { pictureResponse, refusal } from './picture-response.server'
import { cardPicture, heightFor } from './picture-size'
import { createPictureStore } from './picture-store.server'
import { pictureVersion } from './picture-version.server'
import { drawSocialPicture, type SocialCard, socialVersion } from './social-picture.server'
import { QueueFull } from './work-queue'

/** How many missing originals the log names; the rest are counted. */
const namedMissing = 5

/** A picture as the database knows it. */
export type FoundPicture = {
  /** An https address, or a path below `baseDir`. */
  url: string
  /** What pages gave to `pictureVersion()` too. */
  modified?: string
  /** The folder of the feed or site a path is beside. */
  baseDir?: string
}

export type PictureServiceOptions = {
  dataDir: string
  /** Asked for any text of letters, digits, `-` and `_`: a stranger wrote it. */
  findPicture: (id: string) => Promise<FoundPicture | undefined>
  clock: Clock
  log: Log
  limits?: Partial<MediaLimits>
  /** When pictures have a host of their own, pages may show them across origins; empty: they may not. */
  mediaBaseUrl?: string
  /** Allows originals on private addresses and over http; for tests and closed networks. */
  allowPrivate?: boolean
  /** Called before each rendering: for metrics, and for tests to count. */
  onRender?: (variant: PictureVariant & { id: string }) => void
}

export type PictureService = {
  /** Answers `/media/{id}/{name}?width=&height=&format=`. Never throws. */
  respond(request: Request): Promise<Response>
  /**
   * Answers with the picture that a shared link shows, drawn when it is first asked for. Never throws.
   * @param asked - the version that the address names
   */
  respondSocial(request: Request, card: SocialCard, asked: string): Promise<Response>
  /**
   * Makes what cards show of these pictures, one after the other and only while no visitor waits.
   * What cannot be had is passed over, and said in one line of the log.
   * @returns how many files were made
   */
  warm(ids: readonly (number | string)[]): Promise<number>
  cacheSize(): { files: number; bytes: number }
  /** Ends when the running renderings have ended; those that wait are dropped. */
  close(): Promise<void>
}

/**
 * Resizes pictures on demand and keeps the results in `{dataDir}/media`, originals in `{dataDir}/originals`.
 * An AVIF that is not there yet is made in the background, and WebP is the answer meanwhile.
 * @see docs/requirements.md, I4
 */
export function createPictureService(options: PictureServiceOptions): PictureService {
  const { dataDir, findPicture, clock, log, onRender } = options
  const limits = { ...defaultLimits, ...options.limits }
  const temporary = join(dataDir, 'media', 'tmp')
  const store = createPictureStore({
    folder: join(dataDir, 'media', 'rendered'),
    temporary,
    maxBytes: limits.cacheBytes,
    clock,
    log,
  })
  const originals = createOriginals({
    folder: join(dataDir, 'originals'),
    temporary,
    limits,
    allowPrivate: options.allowPrivate ?? false,
    clock,
    log,
  })
  const maker = createPictureMaker({ store, originals, limits, log, onRender })
  const crossOrigin = Boolean(options.mediaBaseUrl)
  let closed = false

  const missing = (request: Request, status: 404 | 503, reason: string) =>
    missingPicture(request, { status, reason, crossOrigin })

  /** One that finds no room is asked for again by the next visitor. */
  function planAvif(source: OriginalSource, variant: PictureVariant) {
    maker.inBackground('avif', source, variant).catch((error) => {
      if (!(error instanceof QueueFull)) log.error({ err: error }, 'an AVIF could not be planned')
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
    // No page of ours asks for PNG: mails do, and a mail program in a browser is of another origin.
    const isShared = crossOrigin || format === 'png'
    return pictureResponse(request, { bytes, format, keep, crossOrigin: isShared })
  }

  async function social(request: Request, card: SocialCard, asked: string): Promise<Response> {
    const { picture } = card
    const found = picture && (await findPicture(picture.id))
    const source = picture && found && sourceOf(picture.id, found)
    const version = socialVersion(card)
    const name = `social-${version}.jpeg`
    const bytes = await maker.drawn(name, source, (original) =>
      drawSocialPicture(card, original, limits.originalPixels),
    )
    if (!bytes) return refusal(503, 'too busy, try again')
    const keep = asked === version && (await store.has(name)) ? 'forever' : 'minutes'
    // Whoever shows a shared link shows its picture on a page of their own.
    return pictureResponse(request, { bytes, format: 'jpeg', keep, crossOrigin: true })
  }

  async function warmOne(id: string, variants: PictureVariant[]): Promise<WarmResult[]> {
    const found = closed || !isPictureId(id) ? undefined : await findPicture(id)
    if (!found) return []
    const made: WarmResult[] = []
    for (const variant of variants) {
      // A queue that is full or closed: the picture is made when somebody asks for it.
      const one = await maker.inBackground('warm', sourceOf(id, found), variant).catch(() => 'there' as const)
      made.push(one)
      if (one === 'missing') break
    }
    return made
  }

  async function warm(ids: readonly (number | string)[]): Promise<number> {
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
    return made
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
    cacheSize: store.size,
    async close() {
      closed = true
      await store.ready
      await maker.close()
    },
  }
}

/** WebP of all pictures before any AVIF: it is also the answer while an AVIF is missing. */
const cardVariants = (['webp', 'avif'] as const).map((format) =>
  cardPicture.widths.map((width) => ({ width, height: heightFor(width, cardPicture.ratio), format })),
)

function sourceOf(id: string, { url, modified, baseDir }: FoundPicture): OriginalSource {
  return { id, version: pictureVersion(url, modified), url, baseDir }
}
