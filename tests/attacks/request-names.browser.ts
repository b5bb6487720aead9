import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { findNginx } from '../../scripts/nginx.mjs'
import { untilServed } from '../browser/answers'
import { databaseOf, soon } from '../browser/visits'
import { noNginx, startShippedNginx } from '../faults/nginx'
import { freePort } from '../faults/ports'
import { startProduct } from '../setup/start-product'

const hasNginx = findNginx() !== undefined
if (!hasNginx) console.warn(noNginx)
const linesOf = (output: string) => output.split('\n').filter((line) => line.startsWith('{'))

test.skipIf(!hasNginx)(
  'K17 a page that failed is found by the name on it: in the log of nginx, and in that of the site',
  async () => {
    const product = await startProduct({
      env: { TRUSTED_PROXIES: '127.0.0.1,::1', DATABASE_LOCK_SECONDS: '1' },
    })
    onTestFinished(product.stop)
    const nginx = await startShippedNginx(new URL(product.baseUrl).host, await freePort())
    onTestFinished(nginx.stop)
    const moved = await untilServed({}, () =>
      fetch(`${product.baseUrl}/property/2706/`, { redirect: 'manual' }),
    )
    const path = moved.headers.get('location') ?? ''
    expect(path).toMatch(/2706/)
    await lockListings(product.dataDir)
    // Whoever sends a name themselves is not believed.
    const headers = { 'x-request-id': 'chosen-by-a-visitor' }
    const page = await getUnverified(`${nginx.origin}${path}?utm_source=secret`, headers)
    expect(page.status).toBe(503)
    const [, name = 'none'] = /Referentie: ([0-9a-f]{32})</.exec(page.text) ?? []
    // nginx and the site write their lines after the answer.
    await expect.poll(() => linesOf(nginx.log()), soon).toHaveLength(1)
    const [access] = linesOf(nginx.log()).map((line) => JSON.parse(line))
    expect(access).toMatchObject({ request: name, path, status: 503 })
    expect(nginx.log()).not.toMatch(/secret|127\.0\.0\.1/)
    const linesOfPage = () => linesOf(product.output()).filter((line) => JSON.parse(line).request === name)
    await expect.poll(linesOfPage, soon).not.toEqual([])
    expect(product.output()).not.toContain('chosen-by-a-visitor')
  },
)

async function lockListings(dataDir: string) {
  const db = await databaseOf(dataDir)
  await db.execute('begin; lock table listings in access exclusive mode')
}

/** The certificate of the tests is signed by itself. */
const getUnverified = (address: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request(address, { headers, rejectUnauthorized: false }, async (answer) =>
      resolve({ status: answer.statusCode, text: await text(answer) }),
    )
      .on('error', reject)
      .end()
  })
