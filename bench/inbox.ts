/**
 * Measures the inbox with many leads: how long its pages answer for an admin and an agent, by state, agent, form, language,
 * source, period and words, on the first page and far behind.
 *
 *   node bench/inbox.ts
 *
 * Options: --leads 100000 --rounds 10. Needs `npm run build`. Exit code 1 if the p95 is later than its target, a page shows
 * no lead, or a count above 10,000 does not say that there are more (B14).
 */
import { parseArgs } from 'node:util'
import { openDatabase } from './lib/database.ts'
import { median, percentile } from './lib/measure.ts'
import { fillLeads, logMemberIn } from './lib/office.ts'
import { newDataDir, startProduct, untilIdle } from './lib/product.ts'

const { values: options } = parseArgs({
  options: { leads: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '10' } },
})
/** Milliseconds at the 95th percentile. */
const target = 100

/** Addresses as members bookmark them: few leads and many, by index and by words. */
const queries = [
  '',
  'page=2',
  'state=all',
  'state=all&page=150',
  'state=new',
  'state=open',
  'state=waiting',
  'state=done&form=contact-demand',
  'state=spam&language=de',
  'agent=me',
  'agent=nobody&state=all',
  'duty=unanswered',
  'duty=overdue',
  'duty=due',
  'source=telephone&state=all',
  'language=fr&form=site-contact',
  'listing=900123&state=all',
  'from=2026-01-01&until=2026-06-30&state=all',
  'words=jan&state=all',
  'words=jan+peeters',
  'words=visite+zaterdag&state=all',
  'words=0475&state=all&language=fr',
  'words=visitor123&state=all',
]
/** Finds more than are counted, whoever looks. */
const large = 'state=all'

const { dataDir, remove } = newDataDir()
const product = await startProduct({ dataDir, env: { DEMO: 'on' } })
const { client, close } = await openDatabase(dataDir)
try {
  await fillLeads(client, Number(options.leads))
  const cookies = [await logMemberIn(client, 'admin'), await logMemberIn(client, 'agent')]
  await untilIdle(product.cpuSeconds, 60)
  const ask = async (cookie: string, query: string) => {
    const began = performance.now()
    const answer = await fetch(`${product.origin}/office/leads/?${query}`, {
      headers: { cookie: `staff=${cookie}` },
    })
    const body = await answer.text()
    const time = performance.now() - began
    if (answer.status !== 200 || !/href="\/office\/leads\/\d+\/"/.test(body))
      throw new Error(`${query} answers ${answer.status} without a lead`)
    return { time, query, body }
  }
  const isOpenEnded = async (cookie: string) =>
    /(meer dan|plus de|more than|mehr als) 10\D?000/.test((await ask(cookie, large)).body)
  for (const cookie of cookies) {
    if (!(await isOpenEnded(cookie)))
      throw new Error('the count above 10,000 does not say that there are more')
    for (const query of queries) await ask(cookie, query)
  }
  const answers = []
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const query of queries)
      for (const cookie of cookies) {
        const { time } = await ask(cookie, query)
        answers.push({ time, query })
      }
  const times = answers.map(({ time }) => time)
  const p95 = percentile(times, 0.95)
  for (const query of queries) {
    const own = answers.filter((answer) => answer.query === query).map(({ time }) => time)
    console.log(
      `?${query.padEnd(46)} median ${median(own).toFixed(1)} ms, slowest ${Math.max(...own).toFixed(1)} ms`,
    )
  }
  console.log(
    `${times.length} pages of 50 among ${options.leads} leads: median ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (≤ ${target}), slowest ${Math.max(...times).toFixed(1)} ms`,
  )
  if (p95 > target) process.exitCode = 1
} finally {
  await close()
  await product.stop()
  remove()
}
