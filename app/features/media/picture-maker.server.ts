import type { Log } from '~/platform/log.server'
import type { MediaLimits } from './media-limits.server'
import type { Original, OriginalSource, Originals } from './original.server'
import type { PictureVariant } from './picture-request'
import type { PictureStore } from './picture-store.server'
import { renderPicture, renderRecipe } from './render-picture.server'
import { createWorkQueue, type Lane } from './work-queue'

/** AVIFs that may wait; those beyond are requested again by the next visitor. */
const avifsWaiting = 1000

/** Result of rendering ahead: `made`, already `there`, or the original is `missing`. */
export type WarmResult = 'made' | 'there' | 'missing'

export type PictureMaker = {
  /** Returns the rendered picture, stored or new; undefined if the original is unavailable or cannot be decoded. */
  forVisitor(source: OriginalSource, variant: PictureVariant): Promise<Buffer | undefined>
  /**
   * Renders a picture when no visitor waits. For `warm` a missing original is only reported to the caller, not logged.
   */
  inBackground(
    lane: Exclude<Lane, 'visitor'>,
    source: OriginalSource,
    variant: PictureVariant,
  ): Promise<WarmResult>
  /**
   * Returns a generated picture, stored under `name` like the rest, or drawn now.
   * @param draw - gets the original, if available
   */
  drawOnce(
    name: string,
    source: OriginalSource | undefined,
    draw: (original: Original | undefined) => Promise<Buffer>,
  ): Promise<Buffer | undefined>
  close(): Promise<void>
}

/** File name of a rendered picture: contains everything that decides its bytes. */
export function fileName({ id, version }: OriginalSource, { width, height, format }: PictureVariant): string {
  return `${id}-${version}-${width}x${height ?? 'auto'}-${renderRecipe}.${format}`
}

/**
 * Renders each picture once, for any number of concurrent requests.
 * All methods reject with QueueFull if too many wait or the maker is closed.
 */
export function createPictureMaker(options: {
  store: PictureStore
  originals: Originals
  limits: MediaLimits
  log: Log
  onRender?: (variant: PictureVariant & { id: string }) => void
  /** Whether a picture is gone by now: what was rendered of it is not kept then. */
  isGone?: (source: OriginalSource) => Promise<boolean>
}): PictureMaker {
  const { store, originals, limits, log, onRender, isGone } = options
  const waiting = { visitor: limits.waiting, avif: avifsWaiting, warm: 8 }
  const queue = createWorkQueue({ workers: limits.renderers, waiting })
  /** Jobs of visitors, waiting or running: a second request joins them. */
  const inWork = new Map<string, Promise<Buffer | undefined>>()
  /** Background jobs that wait. Not in `inWork`: a visitor must not join the end of that queue. */
  const planned = new Set<string>()

  function once(name: string, work: () => Promise<Buffer | undefined>) {
    const running = inWork.get(name) ?? work().finally(() => inWork.delete(name))
    inWork.set(name, running)
    return running
  }

  async function render(source: OriginalSource, variant: PictureVariant, key: string) {
    onRender?.({ id: source.id, ...variant })
    const original = await originals.open(key)
    try {
      const bytes = await renderPicture(original, variant, limits.originalPixels)
      const name = fileName(source, variant)
      await store.write(name, bytes)
      // It may have been erased meanwhile, by a process that could not find this file yet.
      if (await isGone?.(source)) await store.delete(name)
      return bytes
    } catch (error) {
      log.warn({ pictureId: source.id, reason: String(error) }, 'a picture cannot be rendered')
      await originals.discard(source)
      return undefined
    }
  }

  async function unlessMade(
    lane: Lane,
    source: OriginalSource,
    variant: PictureVariant,
  ): Promise<WarmResult> {
    const key = await originals.find(source, { quietly: lane === 'warm' })
    if (!key) return 'missing'
    const name = fileName(source, variant)
    const made = await queue.run(lane, async () => {
      // A visitor may have had it rendered while this job waited.
      if (inWork.has(name) || (await store.has(name)) || inWork.has(name)) return undefined
      return once(name, () => render(source, variant, key))
    })
    return made ? 'made' : 'there'
  }

  return {
    forVisitor(source, { width, height, format }) {
      const variant = { width, height, format }
      const name = fileName(source, variant)
      return once(name, async () => {
        const kept = await store.read(name)
        if (kept) return kept
        const key = await originals.find(source)
        return key ? queue.run('visitor', () => render(source, variant, key)) : undefined
      })
    },
    async inBackground(lane, source, { width, height, format }) {
      const variant = { width, height, format }
      const name = fileName(source, variant)
      if (planned.has(name) || (await store.has(name)) || planned.has(name)) return 'there'
      planned.add(name)
      return unlessMade(lane, source, variant).finally(() => planned.delete(name))
    },
    drawOnce: (name, source, draw) =>
      once(name, async () => {
        const kept = await store.read(name)
        if (kept) return kept
        const key = source && (await originals.find(source))
        return queue.run('visitor', async () => {
          const bytes = await draw(key && (await originals.open(key)))
          // Rendered without its picture, so it is tried again once that is available.
          if (!source || key) await store.write(name, bytes)
          return bytes
        })
      }),
    close: queue.close,
  }
}
