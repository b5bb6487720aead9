import type { Log } from '~/platform/log.server'
import type { MediaLimits } from './media-limits.server'
import type { OriginalSource, Originals } from './original.server'
import type { PictureVariant } from './picture-request'
import type { PictureStore } from './picture-store.server'
import { renderPicture, renderRecipe } from './render-picture.server'
import { createWorkQueue, type Lane } from './work-queue'

/** AVIFs that may wait; what finds no room is asked for again by the next visitor. */
const avifsWaiting = 1000

/** Result of rendering ahead: `made`, already `there`, or the original is `missing`. */
export type WarmResult = 'made' | 'there' | 'missing'

export type PictureMaker = {
  /** The rendered picture, kept or made now; undefined when the original cannot be had or decoded. */
  forVisitor(source: OriginalSource, variant: PictureVariant): Promise<Buffer | undefined>
  /** Makes a picture when nobody waits. For `warm` a missing original is told to the caller alone, not logged. */
  inBackground(
    lane: Exclude<Lane, 'visitor'>,
    source: OriginalSource,
    variant: PictureVariant,
  ): Promise<WarmResult>
  /**
   * A picture of ours, kept under `name` like the rest, or drawn now.
   * @param draw - given the path of the original, where there is one that can be had
   */
  drawn(
    name: string,
    source: OriginalSource | undefined,
    draw: (original: string | undefined) => Promise<Buffer>,
  ): Promise<Buffer | undefined>
  close(): Promise<void>
}

/** The name under which a rendered picture is kept: all that decides its bytes. */
export function fileName({ id, version }: OriginalSource, { width, height, format }: PictureVariant): string {
  return `${id}-${version}-${width}x${height ?? 'auto'}-${renderRecipe}.${format}`
}

/**
 * Makes each picture once, however many ask for it at the same time.
 * All methods reject with QueueFull when too many wait or the maker is closed.
 */
export function createPictureMaker(options: {
  store: PictureStore
  originals: Originals
  limits: MediaLimits
  log: Log
  onRender?: (variant: PictureVariant & { id: string }) => void
}): PictureMaker {
  const { store, originals, limits, log, onRender } = options
  const waiting = { visitor: limits.waiting, avif: avifsWaiting, warm: 8 }
  const queue = createWorkQueue({ workers: limits.renderers, waiting })
  /** What visitors wait for, and what is being rendered: a second request joins it. */
  const inWork = new Map<string, Promise<Buffer | undefined>>()
  /** What waits in the background. Not in `inWork`: a visitor must not join the end of that queue. */
  const planned = new Set<string>()

  function once(name: string, work: () => Promise<Buffer | undefined>) {
    const running = inWork.get(name) ?? work().finally(() => inWork.delete(name))
    inWork.set(name, running)
    return running
  }

  async function render(source: OriginalSource, variant: PictureVariant, original: string) {
    onRender?.({ id: source.id, ...variant })
    try {
      const bytes = await renderPicture(original, variant, limits.originalPixels)
      await store.write(fileName(source, variant), bytes)
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
    const original = await originals.path(source, { quietly: lane === 'warm' })
    if (!original) return 'missing'
    const name = fileName(source, variant)
    const made = await queue.run(lane, async () => {
      // A visitor may have asked for it while it waited here.
      if (inWork.has(name) || (await store.has(name)) || inWork.has(name)) return undefined
      return once(name, () => render(source, variant, original))
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
        const original = await originals.path(source)
        return original ? queue.run('visitor', () => render(source, variant, original)) : undefined
      })
    },
    async inBackground(lane, source, { width, height, format }) {
      const variant = { width, height, format }
      const name = fileName(source, variant)
      if (planned.has(name) || (await store.has(name)) || planned.has(name)) return 'there'
      planned.add(name)
      return unlessMade(lane, source, variant).finally(() => planned.delete(name))
    },
    drawn: (name, source, draw) =>
      once(name, async () => {
        const kept = await store.read(name)
        if (kept) return kept
        const original = source && (await originals.path(source))
        return queue.run('visitor', async () => {
          const bytes = await draw(original)
          // Drawn without its picture: to be tried again when that can be had.
          if (!source || original) await store.write(name, bytes)
          return bytes
        })
      }),
    close: queue.close,
  }
}
