/**
 * Measures the page of a person with many entries, among those of many others: how long it answers, whichever page of
 * entries somebody opens.
 *
 *   node bench/person-page.ts
 *
 * Options: --entries 1000 --leads 100000 --visits 300. Needs `npm run build`. Exit code 1 if the p95 is later than its
 * target (B25).
 */
import { parseArgs } from 'node:util'
import { pageSize } from '~/platform/office/count-list'
import { openDatabase } from './lib/database.ts'
import { median, percentile } from './lib/measure.ts'
import { fillPerson, fillSearch, logAdminIn } from './lib/office.ts'
import { newDataDir, startProduct, untilIdle } from './lib/product.ts'

const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '1000' },
    leads: { type: 'string', default: '100000' },
    visits: { type: 'string', default: '300' },
  },
})
/** Milliseconds at the 95th percentile. */
const target = 100

const { dataDir, remove } = newDataDir()
const product = await startProduct({ dataDir, env: { DEMO: 'on' } })
const { client, close } = await openDatabase(dataDir)
try {
  const cookie = `staff=${await logAdminIn(client)}`
  await fillSearch(client, Number(options.leads), 2_000)
  const id = await fillPerson(client, Number(options.entries))
  await untilIdle(product.cpuSeconds, 60)
  const pages = Math.floor(Number(options.entries) / pageSize)
  const ask = async (page: number) => {
    const began = performance.now()
    const answer = await fetch(`${product.origin}/office/people/${id}/?page=${page}`, { headers: { cookie } })
    const body = await answer.text()
    const entries = body.match(/<time /g)?.length ?? 0
    if (answer.status !== 200 || entries < pageSize)
      throw new Error(`page ${page} answers ${answer.status} with ${entries} times`)
    return performance.now() - began
  }
  const first = await ask(1)
  const times: number[] = []
  for (let visit = 0; visit < Number(options.visits); visit += 1) times.push(await ask(1 + (visit % pages)))
  const p95 = percentile(times, 0.95)
  console.log(`first page after the start ${first.toFixed(0)} ms`)
  console.log(
    `${times.length} visits of a person with ${options.entries} entries among ${options.leads} leads, all ${pages} pages: median ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (≤ ${target}), slowest ${Math.max(...times).toFixed(1)} ms`,
  )
  if (p95 > target) process.exitCode = 1
} finally {
  await close()
  await product.stop()
  remove()
}
