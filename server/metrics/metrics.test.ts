import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics'

async function scraped(read: () => Promise<number | undefined>, labels: string[] = []) {
  const metrics = createMetrics()
  metrics.add({ name: 'of_a_test', help: 'x', labels, read })
  return await (await metrics.respond()).text()
}

test('K17 a gauge tells what it reads, and nothing where it is not known or cannot be read', async () => {
  expect(await scraped(async () => 12)).toContain('pignon_of_a_test 12\n')
  for (const read of [async () => undefined, () => Promise.reject(new Error('away'))])
    for (const labels of [[], ['state']])
      expect(await scraped(read, labels)).not.toMatch(/^pignon_of_a_test/m)
})

test('K17 answers are counted by method and status, and no reading loses or repeats one', async () => {
  const metrics = createMetrics()
  const read = async () => await (await metrics.respond()).text()
  const answer = (method: string, statusCode: number) => {
    const response = Object.assign(new EventEmitter(), { statusCode })
    metrics.watch(() => response.emit('finish'))({ method, url: '/nl/' } as never, response as never)
  }
  for (const status of [200, 200, 404]) answer('GET', status)
  const first = await read()
  expect(first).toContain('pignon_http_requests_total{method="GET",status="200"} 2\n')
  expect(first).toContain('pignon_http_requests_total{method="GET",status="404"} 1\n')
  expect(first).toContain('pignon_http_request_duration_seconds_count{route="home",status="2xx"} 2\n')
  answer('GET', 200)
  answer('POST', 200)
  const second = await read()
  expect(second).toContain('pignon_http_requests_total{method="GET",status="200"} 3\n')
  expect(second).toContain('pignon_http_requests_total{method="POST",status="200"} 1\n')
  // More than are observed at once.
  for (let time = 0; time < 250; time++) answer('GET', 503)
  expect(await read()).toContain(
    'pignon_http_request_duration_seconds_count{route="home",status="5xx"} 250\n',
  )
  expect(await read()).toContain('pignon_http_request_duration_seconds_count{route="home",status="2xx"} 4\n')
})
