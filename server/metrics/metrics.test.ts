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
