import { parseArgs } from 'node:util'
import { describeLoad, loadWithLargeBodies } from '../tests/faults/large-bodies-load.ts'
import { startNginx } from '../tests/faults/nginx.ts'
import { newDataDir, startProduct } from './lib/product.ts'

/**
 * Visitors send 900 kB ten times a second through nginx, which shares its connections between all visitors. Records the
 * answers and waiting times of other visitors. `node bench/large-bodies.ts --seconds 60`; exit code 1 if others get 5xx
 * or no answer, wait too long, or a large body gets anything but 413. `--site URL` tests a running site. Needs: apt-get
 * install -y nginx-light
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, site: { type: 'string' } },
})
const seconds = Number(values.seconds)
/** Limit in milliseconds for 99 of 100 other visitors. */
const longestWait = 100

const { dataDir, remove } = newDataDir()
const product = values.site
  ? undefined
  : await startProduct({
      dataDir,
      env: { DEMO: 'on', LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1,::1' },
    })
const siteOrigin = product?.origin ?? values.site ?? ''
try {
  for (const buffersRequests of [true, false]) {
    const nginx = await startNginx({ upstream: siteOrigin, buffersRequests })
    const load = { origin: nginx.origin, siteOrigin, seconds }
    // The first requests of a process are slower: nothing is compiled or cached yet.
    await loadWithLargeBodies({ ...load, seconds: 3 })
    const result = await loadWithLargeBodies(load)
    const alone = await loadWithLargeBodies({ ...load, seconds: seconds / 3, withoutLarge: true })
    await nginx.stop()
    console.log(
      `proxy_request_buffering ${buffersRequests ? 'on' : 'off'}: ${describeLoad(result)}; without the 900 kB p99 ${alone.p99} ms`,
    )
    const isRefused = Object.keys(result.large).join() === '413'
    if (result.broken > 0 || result.p99 >= longestWait || !isRefused) process.exitCode = 1
  }
} finally {
  await product?.stop()
  remove()
}
