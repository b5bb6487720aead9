import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openEmbedded } from '../app/platform/postgres/embedded.server.ts'
import { openMailServer } from '../tests/setup/mail-server.ts'
import { formsEnvironment, sendContactForm } from './lib/forms.ts'
import { newDataDir, type Product, startProduct } from './lib/product.ts'

/**
 * Visitors send forms while the site is killed (kill -9) repeatedly. Counts acknowledged forms that are missing or
 * duplicated afterwards, as leads and as mails, and how often a commit was flushed to disk. `node
 * bench/forms-kill-loop.ts --kills 200`; exit code 1 if anything is lost or duplicated.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' } } })
const kills = Number(values.kills)
/** Concurrent visitors. */
const visitors = 3

const { dataDir, remove } = newDataDir()
const mailServer = await openMailServer()
const env = formsEnvironment(mailServer.url)
const embedded = await openEmbedded(dataDir, { log: () => {} })
let product: Product | undefined
const acknowledged: string[] = []
let sent = 0
let isOver = false

/** Sends forms one after the other; unanswered ones are sent again, as visitors would. */
async function visit() {
  while (!isOver) {
    const remark = `form ${++sent}`
    for (let tries = 0; tries < 100 && !isOver && !(await accepted(remark)); tries += 1) await sleep(100)
    await sleep(150)
  }
}

async function accepted(remark: string): Promise<boolean> {
  const status = await sendContactForm(product?.origin ?? '', sent, remark).catch(() => 0)
  if (status === 303) acknowledged.push(remark)
  return status === 303
}

/** A running server under a load of forms. */
async function startServer() {
  product = await startProduct({ dataDir, env })
  const before = acknowledged.length
  for (let waited = 0; acknowledged.length < before + 3; waited += 10) {
    if (waited > 60_000) throw new Error('nothing was acknowledged for a minute')
    await sleep(10)
  }
}

const visits: Promise<void>[] = []
for (let index = 0; index < kills; index += 1) {
  const starting = startServer()
  if (index === 0) for (let count = 0; count < visitors; count += 1) visits.push(visit())
  await starting
  await sleep((index * 37) % 300)
  await product?.kill()
}
await startServer()
isOver = true
await Promise.all(visits)

const client = new pg.Client({ connectionString: embedded.url.replace(/\/postgres$/, '/pignon') })
await client.connect()
const ask = async (text: string) => (await client.query(text)).rows

/** Waits until no job is left; jobs of a killed process are retried after their timeout. */
async function untilMailsWent() {
  for (let waited = 0; waited < 400; waited += 1) {
    const [row] = await ask("select count(*)::int as queued from mails where state = 'queued'")
    if (row.queued === 0) return
    await sleep(1_000)
  }
}

/** Checks that commits are durable: as many flushes as acknowledged forms, sent one after the other. */
async function flushesPerForm(): Promise<number> {
  const flushes = async () =>
    Number(
      (await ask("select coalesce(sum(fsyncs), 0) as flushes from pg_stat_io where object = 'wal'"))[0]
        .flushes,
    )
  const count = 50
  const before = await flushes()
  for (let index = 0; index < count; index += 1) await accepted(`flush ${++sent}`)
  // PostgreSQL reports statistics when a connection is idle.
  await sleep(2_000)
  return (await flushes()) - before >= count ? count : (await flushes()) - before
}

const flushes = await flushesPerForm()
await untilMailsWent()
const leads = new Map<string, number>()
for (const { remark } of await ask("select fields->>'remark' as remark from leads"))
  leads.set(remark, (leads.get(remark) ?? 0) + 1)
const lost = acknowledged.filter((remark) => !leads.has(remark))
const doubled = [...leads].filter(([, count]) => count > 1)
const [mails] = await ask(
  "select count(*)::int as count, count(*) filter (where state = 'sent')::int as sent from mails",
)
const ids = mailServer.arrived.map(({ id }) => id)
const repeated = ids.length - new Set(ids).size

console.log(`kills of the server ${kills}, forms sent ${sent}, acknowledged ${acknowledged.length}`)
console.log(`leads ${leads.size}: acknowledged and lost ${lost.length}, doubled ${doubled.length}`)
console.log(
  `mails ${mails.count} (two a lead: ${leads.size * 2}), sent ${mails.sent}, arrived ${new Set(ids).size}`,
)
console.log(`mails delivered again after a kill between delivery and its note, same Message-ID: ${repeated}`)
console.log(`50 forms one after the other: at least ${flushes} flushes of the write-ahead log`)
await client.end()
await product?.stop()
await embedded.close()
await mailServer.close()
remove()
const isRight =
  lost.length === 0 && doubled.length === 0 && mails.count === leads.size * 2 && mails.sent === mails.count
process.exitCode = isRight && new Set(ids).size === mails.count && flushes >= 50 ? 0 : 1
