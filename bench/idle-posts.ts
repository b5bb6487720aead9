import { parseArgs } from 'node:util'
import { postAfterIdle } from '../tests/faults/idle-posts.ts'
import { startNginx } from '../tests/faults/nginx.ts'
import { countBroken, counted, statusesOf } from '../tests/faults/statuses.ts'
import { newDataDir, startProduct } from './lib/product.ts'

/**
 * Posts over connections that were idle for each second from 1 to `--seconds`, straight to the site and over the
 * connections that nginx keeps to it. `node bench/idle-posts.ts --seconds 75`; exit code 1 if one gets 5xx or no answer.
 * `--keep-alive 5` closes idle connections as early as Node does by itself: then it has to fail. Needs: apt-get install
 * -y nginx-light
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '75' },
    tries: { type: 'string', default: '40' },
    'keep-alive': { type: 'string' },
  },
})
const idleSeconds = Array.from({ length: Number(values.seconds) }, (_, index) => index + 1)
/** For each idle time. */
const tries = Number(values.tries)

const { dataDir, remove } = newDataDir()
const product = await startProduct({
  dataDir,
  env: {
    DEMO: 'listings',
    LOG_LEVEL: 'silent',
    // One for each post and idle time; a proxy has far fewer.
    MAX_CONNECTIONS: '10000',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...(values['keep-alive'] && { KEEP_ALIVE_SECONDS: values['keep-alive'] }),
  },
})
const nginx = await startNginx({ upstream: product.origin, buffersRequests: true, pools: idleSeconds.length })
try {
  const load = { siteOrigin: product.origin, idleSeconds, tries }
  // Without nginx before it, the site takes as many connections at once only when it has nothing else to do.
  const straight = await postAfterIdle({ ...load, tries: Math.ceil(tries / 5), origin: product.origin })
  const behind = await postAfterIdle({ ...load, origin: nginx.origin })
  for (const [place, results] of [
    ['straight', straight],
    ['behind nginx', behind],
  ] as const) {
    const statuses = statusesOf(
      results.flatMap((result) =>
        Object.entries(result.statuses).flatMap(([status, times]) => Array<string>(times).fill(status)),
      ),
    )
    const failing = results
      .filter((result) => countBroken(result.statuses) > 0)
      .map((result) => result.idleSeconds)
    console.log(
      `${place}, idle 1 to ${idleSeconds.length} s: ${counted(statuses)}; idle times that failed: ${failing.join(', ') || 'none'}`,
    )
    if (failing.length > 0) process.exitCode = 1
  }
} finally {
  await nginx.stop()
  await product.stop()
  remove()
}
