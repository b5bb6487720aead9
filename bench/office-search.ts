/**
 * Measures the search over everything with many leads, people, bookings, mails and listings: how long its page answers,
 * and that whatever is typed is answered.
 *
 *   node bench/office-search.ts
 *
 * Options: --leads 100000 --listings 20000 --searches 300 --random 5000. Needs `npm run build`. Exit code 1 if the p95 is
 * later than its target or an answer is 5xx (B27).
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openDatabase } from './lib/database.ts'
import { median, percentile } from './lib/measure.ts'
import { fillSearch, logAdminIn } from './lib/office.ts'
import { newDataDir, startProduct, untilIdle } from './lib/product.ts'

const { values: options } = parseArgs({
  options: {
    leads: { type: 'string', default: '100000' },
    listings: { type: 'string', default: '20000' },
    searches: { type: 'string', default: '300' },
    random: { type: 'string', default: '5000' },
  },
})
/** Milliseconds at the 95th percentile. */
const target = 150

/** What people type: few letters and many, names, places, numbers, nothing that there is. */
const typed = [
  'ja',
  'uk',
  'st',
  'po',
  'de',
  'jan',
  'peeters',
  'jan peet',
  'marie dub',
  'ukkel',
  'rue de',
  'villa',
]
typed.push(
  '0475',
  '0475 12 34',
  '+32 475 1',
  '1180 ukkel',
  'jan peeters ukkel',
  'post.example',
  'visite',
  'xyzxyz',
)
typed.push(
  '2706',
  '900123',
  '#900777',
  'dorpsstraat 12',
  'bezoek villa',
  'chateau',
  'a b',
  'contact',
  '10',
  'é',
)

const signs = [
  'é',
  '🏡',
  '\u0000',
  "'",
  '"',
  '\\',
  '%',
  '&',
  '|',
  '!',
  '(',
  ')',
  ':',
  '*',
  '<',
  '>',
  ' ',
  '+',
  '\u202e',
]
const anything = () =>
  Array.from({ length: randomInt(1, 40) }, () =>
    randomInt(3) === 0 ? signs[randomInt(signs.length)] : String.fromCodePoint(randomInt(32, 0x2fff)),
  ).join('')

const { dataDir, remove } = newDataDir()
const product = await startProduct({ dataDir, env: { DEMO: 'on' } })
const { client, close } = await openDatabase(dataDir)
try {
  const cookie = `staff=${await logAdminIn(client)}`
  await fillSearch(client, Number(options.leads), Number(options.listings))
  await untilIdle(product.cpuSeconds, 60)
  const ask = async (words: string) => {
    const query = new URLSearchParams({ words })
    const began = performance.now()
    const answer = await fetch(`${product.origin}/office/search/?${query}`, { headers: { cookie } })
    const body = await answer.text()
    return { status: answer.status, body, time: performance.now() - began, words }
  }
  const first = await ask('ja')
  if (first.status !== 200) throw new Error(`the search answers ${first.status}`)
  for (const words of typed) await ask(words)
  const answers = []
  for (let number = 0; number < Number(options.searches); number += 1)
    answers.push(await ask(typed[number % typed.length] ?? ''))
  const times = answers.map(({ time }) => time)
  const p95 = percentile(times, 0.95)
  const [slowest] = answers.toSorted((a, b) => b.time - a.time)
  console.log(`first search after the start ${first.time.toFixed(0)} ms`)
  console.log(
    `${times.length} searches among ${options.leads} leads and ${options.listings} listings: median ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (≤ ${target}), slowest ${slowest?.time.toFixed(1)} ms (${slowest?.words})`,
  )
  let failed = 0
  for (let number = 0; number < Number(options.random); number += 1)
    if ((await ask(anything())).status >= 500) failed += 1
  console.log(`${options.random} random inputs: ${failed} answered with 5xx`)
  if (p95 > target || failed > 0) process.exitCode = 1
} finally {
  await close()
  await product.stop()
  remove()
}
