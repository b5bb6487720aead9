import { LRUCache } from 'lru-cache'
import type { Services } from '~/platform/app.server'
import { type Assets, keepAssets, readKeptAsset } from '~/platform/former-assets.server'
import { respondWith, type StaticFile, toStaticFile } from './static-files'

const dayMs = 86_400_000
/** Pages of a former release ask for a dozen files each, and for the same ones. */
const mostBytes = 8 * 2 ** 20

export type FormerAssets = {
  /** Answers with an asset of another release. */
  respond(request: Request): Promise<Response | undefined>
  close(): void
}

/**
 * Hands out the assets of former releases, and of one whose first process serves beside this one (K4). Those of this
 * release are kept for the others, before anybody can ask this process for a page.
 */
export async function createFormerAssets(
  { storage, clock, log }: Pick<Services, 'storage' | 'clock' | 'log'>,
  own: Assets,
): Promise<FormerAssets> {
  const files = new LRUCache<string, StaticFile>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  })
  // Only other releases miss what a full disk does not take.
  const keep = () =>
    keepAssets(storage, own, clock.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'the assets of this release could not be kept for others'),
    )
  await keep()
  const timer = setInterval(() => void keep(), dayMs).unref()

  async function find(name: string): Promise<StaticFile | undefined> {
    const known = files.get(name)
    if (known) return known
    const bytes = await readKeptAsset(storage, name).catch(() => undefined)
    const file = bytes && toStaticFile(`assets/${name}`, () => bytes)
    if (file) files.set(name, file)
    return file
  }

  return {
    async respond(request) {
      const file = await find(new URL(request.url).pathname.slice('/assets/'.length))
      return file && respondWith(file, request)
    },
    close: () => clearInterval(timer),
  }
}
