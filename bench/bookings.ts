import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../app/platform/postgres/embedded.server.ts'
import { openMailServer } from '../tests/setup/mail-server.ts'
import { formsEnvironment } from './lib/forms.ts'
import { command, newDataDir, root, startProduct } from './lib/product.ts'

/**
 * A thousand visitors book the same time at once, which has a hundred places, on two servers. Compares confirmations
 * with bookings, and measures the page of free times. `node bench/bookings.ts`; exit code 1 if a place is given twice
 * or not at all, a visitor gets an error, or the page misses its target.
 */
const [places, visitors] = [100, 1_000]
/** Target in milliseconds of the page of free times, four weeks, uncached: median of 50. */
const pageTarget = 30

const { dataDir, remove } = newDataDir()
const mailServer = await openMailServer()
const env = formsEnvironment(mailServer.url)
const embedded = await openEmbedded(dataDir, { log: () => {} })
const first = await startProduct({ dataDir, env })
await command(dataDir, 'site', 'import', siteWithRush())
const second = await startProduct({ dataDir, env })

/** The demo's, with a time for a hundred. */
function siteWithRush(): string {
  const folder = path.join(dataDir, 'bench-site')
  cpSync(path.join(root, 'demo/site'), folder, { recursive: true })
  const file = path.join(folder, 'site.json')
  const site = JSON.parse(readFileSync(file, 'utf8'))
  const weekly = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '19:00', until: '20:00' }]
  const rush = { id: 'rush', kind: 'open-viewing', listings: [2706], minutes: 60, capacity: places, weekly }
  site.appointments.openings.push(rush)
  writeFileSync(file, JSON.stringify(site))
  return folder
}

const page = '/nl/afspraak/?listing=2706'
const freeTimes = async (origin: string) => await (await fetch(origin + page)).text()

async function book(origin: string, number: number, slot: string): Promise<number> {
  const said = { form: 'book-viewing', listing: '2706', title: 'ms', firstName: 'Lien', lastName: 'Peeters' }
  const email = `v${number}@post.example`
  const body = new URLSearchParams({ ...said, slot, email, phone: '0470123456', agreed: 'yes' })
  const address = `10.9.${(number >> 8) & 255}.${number & 255}`
  const headers = { origin, 'x-forwarded-for': address }
  const answer = await fetch(origin + page, { method: 'POST', body, headers, redirect: 'manual' })
  await answer.arrayBuffer()
  return answer.status
}

const slot = /value="(rush\.[^"]+)"/.exec(await freeTimes(second.origin))?.[1]
if (!slot) throw new Error('the time of the rush is not offered')
const began = performance.now()
const answers = await Promise.all(
  Array.from({ length: visitors }, (_, number) =>
    book(number % 2 ? first.origin : second.origin, number, slot).catch(() => 0),
  ),
)
const seconds = (performance.now() - began) / 1_000
const count = (status: number) => answers.filter((answer) => answer === status).length

const client = new pg.Client({ connectionString: embedded.url.replace(/\/postgres$/, '/pignon') })
await client.connect()
const { rows } = await client.query(
  'select count(*)::int as kept, count(distinct place)::int as places, count(distinct email)::int as people from appointments',
)
const { rows: mailed } = await client.query('select count(*)::int as count from mails')

const times: number[] = []
for (let index = 0; index < 60; index += 1) {
  const from = performance.now()
  await freeTimes(first.origin)
  times.push(performance.now() - from)
}
const warm = times.slice(10).sort((a, b) => a - b)
const [median = 0, p95 = 0] = [warm[25], warm[47]]

const errors = visitors - count(303) - count(422)
console.log(
  `${visitors} bookings at once for ${places} places, two servers: ${seconds.toFixed(1)} s; confirmed ${count(303)}, told that it is taken ${count(422)}, errors ${errors}`,
)
console.log(
  `kept ${rows[0].kept}, places ${rows[0].places}, people ${rows[0].people}, mails ${mailed[0].count}`,
)
console.log(`page of free times, uncached: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of 50`)
await client.end()
await first.stop()
await second.stop()
await embedded.close()
await mailServer.close()
remove()
const isRight =
  count(303) === places &&
  errors === 0 &&
  [rows[0].kept, rows[0].places, rows[0].people].every((number) => number === places) &&
  mailed[0].count === 2 * places
process.exitCode = isRight && median <= pageTarget ? 0 : 1
