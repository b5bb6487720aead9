import { expect, onTestFinished, test } from 'vitest'
import { findNginx } from '../../scripts/nginx.mjs'
import {
  describeLoad,
  type LoadOptions,
  type LoadResult,
  loadWithLargeBodies,
} from '../faults/large-bodies-load'
import { noNginx, startNginx } from '../faults/nginx'
import { ownProducts } from '../setup/worker-products'

const hasNginx = findNginx() !== undefined
if (!hasNginx) console.warn(noNginx)

test.skipIf(!hasNginx).each([
  ['reads a request before it sends it on', true],
  ['sends a request on while it reads it', false],
])(
  'K1 behind an nginx that %s, nobody is answered 5xx because others send 900 kB',
  async (_, buffersRequests) => {
    const siteOrigin = ownProducts().baseUrl
    const nginx = await startNginx({ upstream: siteOrigin, buffersRequests })
    onTestFinished(nginx.stop)
    const load = { origin: nginx.origin, siteOrigin }
    // What a page or a form takes the first time after a start, on a busy machine, is not what large bodies do.
    await loadWithLargeBodies({ ...load, seconds: 2, withoutLarge: true })
    const result = await telling(load)
    expect(Object.keys(result.large)).toEqual(['413'])
    expect(result.broken, describeLoad(result)).toBe(0)
  },
)

/** The result of a machine that serves everybody where nobody sends large bodies; of another it says nothing, and is repeated. */
async function telling(load: Pick<LoadOptions, 'origin' | 'siteOrigin'>): Promise<LoadResult> {
  for (let run = 1; ; run += 1) {
    const result = await loadWithLargeBodies({ ...load, seconds: 5 })
    console.log(describeLoad(result))
    if (result.broken === 0 || run === 3) return result
    const without = await loadWithLargeBodies({ ...load, seconds: 5, withoutLarge: true })
    if (without.broken === 0) return result
    console.log(`without large bodies: ${describeLoad(without)}`)
  }
}
