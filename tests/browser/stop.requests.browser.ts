import { once } from 'node:events'
import { connect } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '~/platform/postgres/embedded.server'
import { startProduct } from '../setup/start-product'

test('a page that waits for the database when the site is stopped is still answered', async () => {
  // The lock is held until the site stops taking requests, on a machine that may be busy: as long as a request may wait.
  const limits = { DATABASE_WAIT_SECONDS: '3', DATABASE_LOCK_SECONDS: '5', DATABASE_STATEMENT_SECONDS: '5' }
  const product = await startProduct({ env: { DRAIN_SECONDS: '1', ...limits } })
  onTestFinished(product.stop)
  const embedded = await openEmbedded(product.dataDir, { log() {} })
  const url = new URL(embedded.url)
  url.pathname = '/pignon'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await embedded.close()
  })

  // S-11: the first start makes its secret the known one.
  await expect.poll(async () => (await client.query('select from secret_check')).rowCount).toBe(1)
  const moved = await fetch(`${product.baseUrl}/property/2706/`, { redirect: 'manual' })
  await client.query('begin; lock table listings in access exclusive mode')
  // It asks the database several times, one after the other.
  const answer = fetch(product.baseUrl + moved.headers.get('location'))
  await expect.poll(() => waiting(client)).toBeGreaterThan(0)
  process.kill(product.pid, 'SIGTERM')
  // Balancers are told first, and everybody is served meanwhile (K3).
  const readiness = async () => await (await fetch(`${product.baseUrl}/readyz`)).text()
  await expect.poll(readiness, { interval: 20 }).toBe('not ready: the process is about to stop')
  expect((await fetch(`${product.baseUrl}/robots.txt`)).status).toBe(200)
  // It takes nobody new from then on.
  await expect.poll(() => isOpen(product.baseUrl), { timeout: 4_500 }).toBe(false)
  await client.query('rollback')
  expect((await answer).status).toBe(200)
  expect(await (await answer).text()).toContain('</html>')
  await expect(fetch(product.baseUrl)).rejects.toThrow()
})

/** Whether a new connection is taken; a kept one says nothing about that. */
function isOpen(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address)
  const connection = connect(Number(port), hostname)
  return once(connection, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => connection.destroy())
}

async function waiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pid from pg_locks where not granted')
  return rows.length
}
