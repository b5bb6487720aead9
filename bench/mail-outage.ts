import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openEmbedded } from '../app/platform/postgres/embedded.server.ts'
import { openMailServer } from '../tests/setup/mail-server.ts'
import { formsEnvironment, sendContactForm } from './lib/forms.ts'
import { newDataDir, startProduct } from './lib/product.ts'

/**
 * Forms are sent while the mail server refuses, hangs, disconnects, or is down for 24 hours; then it recovers. Counts
 * lost and duplicated mails, and how long visitors wait. `node bench/mail-outage.ts`; exit code 1 if a mail is lost or
 * duplicated, or visitors waited too long.
 */
const perMode = 60
/** Limit in milliseconds for 99 of 100 visitors. */
const longestWait = 300

type Mode = 'working' | 'refusing' | 'silent' | 'breaking off' | 'away'

/** A proxy to a mail server that can fail as real ones do. */
async function openWay(target: number) {
  let mode: Mode = 'working'
  const open = new Set<Socket>()
  const server: Server = createServer((socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => {})
    if (mode === 'away') return socket.destroy()
    if (mode === 'silent') return
    if (mode === 'refusing') return socket.end('421 4.3.2 come back later\r\n')
    const mail = connect(target, '127.0.0.1')
    mail.on('error', () => socket.destroy())
    socket.pipe(mail).pipe(socket)
    // Disconnects in the middle of the dialogue, before the mail is accepted.
    if (mode === 'breaking off') mail.once('data', () => setTimeout(() => socket.resetAndDestroy(), 3))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    become(next: Mode) {
      mode = next
      for (const socket of open) socket.destroy()
    },
    close: () => server.close(),
  }
}

const { dataDir, remove } = newDataDir()
const mailServer = await openMailServer()
const way = await openWay(Number(new URL(mailServer.url).port))
const embedded = await openEmbedded(dataDir, { log: () => {} })
const product = await startProduct({
  dataDir,
  env: { ...formsEnvironment(`smtp://127.0.0.1:${way.port}`), LOG_LEVEL: 'silent' },
})
const client = new pg.Client({ connectionString: embedded.url.replace(/\/postgres$/, '/pignon') })
await client.connect()
const ask = async (text: string) => (await client.query(text)).rows

let sent = 0
async function sendForms(name: string): Promise<number[]> {
  const waits: number[] = []
  for (let count = 0; count < perMode; count += 1) {
    sent += 1
    const began = performance.now()
    const status = await sendContactForm(product.origin, sent, `${name} ${count}`)
    if (status !== 303) throw new Error(`${name}: a form was answered ${status}`)
    waits.push(performance.now() - began)
    await sleep(30)
  }
  return waits
}

/** Moves the retry time of every waiting mail. */
const pass = (hours: number) =>
  ask(
    `update pgboss.job set start_after = start_after - interval '${hours} hours'
     where name = 'send-mail' and state in ('created', 'retry')`,
  )
const stateOf = async () => {
  const rows = await ask('select state, count(*)::int as count from mails group by state')
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Record<string, number>
}

async function untilNoneIsDue() {
  for (let waited = 0; waited < 300; waited += 1) {
    await sleep(500)
    const [row] = await ask(
      `select count(*)::int as due from pgboss.job where name = 'send-mail'
       and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`,
    )
    if (row.due === 0) return
  }
}

/** The mail server recovers, and every mail is delivered. */
async function recover() {
  way.become('working')
  for (let hour = 0; hour < 30 && ((await stateOf()).queued ?? 0) > 0; hour += 1) {
    await pass(1)
    await untilNoneIsDue()
  }
}

await sendForms('before')
let worst = 0
for (const mode of ['refusing', 'silent', 'breaking off', 'away'] as const) {
  way.become(mode)
  const waits = (await sendForms(mode.replace(' ', '-'))).sort((a, b) => a - b)
  const [median = 0, p99 = 0] = [waits[Math.floor(perMode / 2)], waits[Math.floor(perMode * 0.99)]]
  worst = Math.max(worst, p99)
  console.log(
    `mail server ${mode}: a form takes ${median.toFixed(0)} ms (median), ${p99.toFixed(0)} ms (p99)`,
  )
}
/** Each hour every due mail is retried. */
for (let hour = 0; hour < 24; hour += 1) {
  await pass(1)
  await untilNoneIsDue()
}
const [tries] = await ask(
  "select min(tries)::int as least, max(tries)::int as most from mails where state <> 'sent'",
)
const away = await stateOf()
console.log(
  `after 24 hours: ${away.queued ?? 0} wait, tried ${tries.least} to ${tries.most} times; ${away.failed ?? 0} given up`,
)
await recover()
const after = await stateOf()
const ids = mailServer.arrived.map(({ id }) => id)
const doubled = ids.length - new Set(ids).size
console.log(
  `back again: ${after.sent ?? 0} of ${sent * 2} sent, ${after.failed ?? 0} given up; ${doubled} arrived twice`,
)
await client.end()
await product.stop()
await embedded.close()
way.close()
await mailServer.close()
remove()
process.exitCode = after.sent === sent * 2 && doubled === 0 && worst < longestWait ? 0 : 1
