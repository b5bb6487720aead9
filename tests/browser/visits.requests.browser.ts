import { expect, onTestFinished, test } from 'vitest'
import { onSteadyMachine } from '../faults/steady-machine'
import { startProduct } from '../setup/start-product'
import { ask, listingPath } from './answers'
import { baseUrl } from './browser'
import { freshAddress } from './mails'
import { countsOf, firefox, tellVisit, visitsWritten } from './visits'

const home = 2706
const other = 2704

/** What a browser sends from one of our own pages. */
const tell = (headers?: Record<string, string>, body?: string) => tellVisit(`listing-${home}`, headers, body)

/** The picture, as the page of the listing asks for it without script. */
const show = async (headers: Record<string, string> = {}) =>
  ask(`/visits/listing-${home}.gif`, {
    headers: {
      'x-forwarded-for': freshAddress(),
      'user-agent': firefox,
      referer: baseUrl() + (await listingPath(home)),
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })

/** How many more were counted once `act` is done and everything is written. */
async function grown(act: () => Promise<unknown>): Promise<number> {
  const counts = await countsOf()
  await visitsWritten()
  const before = (await counts(home)).total
  await act()
  await visitsWritten()
  return (await counts(home)).total - before
}

test('O5 a beacon is answered with nothing, a picture with a pixel; no cache keeps either', async () => {
  const counted = await grown(async () => {
    const told = await tell()
    expect([told.status, told.body, told.headers.get('cache-control')]).toEqual([204, '', 'no-store'])
    const picture = await show()
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/gif'])
    expect(picture.headers.get('cache-control')).toBe('no-store')
    expect(picture.headers.get('set-cookie')).toBeNull()
  })
  expect(counted).toBe(2)
})

test('O5 S8 another site tells nothing, and shows nothing', async () => {
  const counted = await grown(async () => {
    expect((await tell({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await tell({ origin: 'null' })).status).toBe(403)
    expect((await tell({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    await show({ 'sec-fetch-site': 'cross-site' })
    await show({ referer: 'https://evil.example/nl/te-koop/' })
    await show({ referer: '' })
  })
  expect(counted).toBe(0)
})

test('O5 robots are answered like everybody and not counted', async () => {
  const robots = ['Googlebot/2.1', 'curl/8.5.0', 'HeadlessChrome/150', 'facebookexternalhit/1.1']
  const counted = await grown(async () => {
    for (const robot of robots) expect((await tell({ 'user-agent': robot })).status).toBe(204)
  })
  expect(counted).toBe(0)
})

test('O5 what makes no sense, or is too long, is refused', async () => {
  expect((await tell({}, 'of=page-1')).status).toBe(422)
  expect((await tell({}, `of=listing-${home}&from=${'x'.repeat(2_000)}`)).status).toBe(413)
  expect((await ask('/visits')).status).not.toBe(200)
})

test('O5 one address counts ten times for a listing in half an hour, whatever browsers it makes up', async () => {
  const address = freshAddress()
  const halfHour = () => Math.floor(Date.now() / 1_800_000)
  const began = halfHour()
  const counted = await grown(async () => {
    for (let n = 0; n < 30; n += 1)
      await tell({ 'x-forwarded-for': address, 'user-agent': `${firefox} ${n}` })
  })
  if (halfHour() === began) expect(counted).toBe(10)
  // Up to ten in each of two.
  else expect(counted >= 10 && counted <= 20, String(counted)).toBe(true)
})

test('O5 a site that is killed loses the visits of its last second at most', async () => {
  // A machine that takes a third of a second for a small write of its own says nothing about when visits were written.
  const { told, owed, total } = await onSteadyMachine(killSite, (one) => one.total >= one.owed, 300)
  expect(owed).toBeGreaterThan(20)
  expect(total).toBeGreaterThanOrEqual(owed)
  expect(total).toBeLessThanOrEqual(told)
})

/** @returns how many visits a site was told that was killed then, how many of them it has to have, and how many it has */
async function killSite() {
  const product = await startProduct({ env: { TRUSTED_PROXIES: '127.0.0.1,::1' } })
  onTestFinished(product.stop)
  const toldAt: number[] = []
  let slowest = 0
  const began = performance.now()
  // On a machine that has other things to do a second's work takes longer: its answers say how much.
  const owedAt = (moment: number) => toldAt.filter((at) => at <= moment - 1_000 - 2 * slowest).length
  while (performance.now() - began < 3_000 || owedAt(performance.now()) <= 20) {
    const askedAt = performance.now()
    const { status } = await fetch(`${product.baseUrl}/visits`, {
      method: 'POST',
      body: new URLSearchParams({ of: `listing-${home}` }),
      headers: { origin: product.baseUrl, 'user-agent': firefox, 'x-forwarded-for': freshAddress() },
    })
    expect(status).toBe(204)
    toldAt.push(performance.now())
    slowest = Math.max(slowest, performance.now() - askedAt)
  }
  process.kill(product.pid, 'SIGKILL')
  const killedAt = performance.now()
  const { total } = await (await countsOf(product.dataDir))(home)
  return { told: toldAt.length, owed: owedAt(killedAt), total }
}

test('O5 a site that is stopped loses none', async () => {
  const product = await startProduct()
  onTestFinished(product.stop)
  const counts = await countsOf(product.dataDir)
  const tell = async (listing: number) => {
    const { status } = await fetch(`${product.baseUrl}/visits`, {
      method: 'POST',
      body: new URLSearchParams({ of: `listing-${listing}` }),
      headers: { origin: product.baseUrl, 'user-agent': firefox, 'x-forwarded-for': freshAddress() },
    })
    expect(status).toBe(204)
    return (await counts(listing)).total
  }
  // The first visit of a new site waits for more than its own row: what is lost there is another matter.
  await expect.poll(() => tell(other), { interval: 300 }).toBeGreaterThan(0)
  await tell(home)
  process.kill(product.pid, 'SIGTERM')
  await expect.poll(async () => (await counts(home)).total).toBe(1)
})
