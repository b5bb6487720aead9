import { execFile, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import pg from 'pg'
import sharp from 'sharp'
import { openEmbedded } from '../app/platform/postgres/embedded.server.ts'
import { openS3Server, type S3Server } from '../tests/setup/s3-server.ts'
import { filesUnder } from './lib/files-under.ts'
import { mailedLink } from './lib/mail-files.ts'
import { newDataDir, type Product, root, startProduct } from './lib/product.ts'
import { freePort } from './lib/servers.ts'

/**
 * Two processes of the site without a common folder, on a bucket or on a shared folder (K9). Testimonials with a picture are
 * sent to one and shown by the other, erased on one and gone from the other and from every disk; portraits are imported on
 * one and shown by the other; then the bucket goes away.
 *
 *   node bench/two-machines.ts --rounds 10 --storage bucket
 *
 * Exit code 1 if something takes longer than a second to be true on the other, or anything is left of what was erased.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    storage: { type: 'string', default: 'bucket' },
  },
})
const rounds = Number(values.rounds)
const mostMs = 1_000

type Machines = { a: Product; b: Product; env: NodeJS.ProcessEnv; stored: string }

const database = newDataDir()
const shared = newDataDir()
const site = newDataDir()
const homes = [newDataDir(), newDataDir()] as const
const embedded = await openEmbedded(database.dataDir, { log: () => {} })
let server: S3Server | undefined
let machines: Machines | undefined
try {
  await query(embedded.url, 'create database site')
  server = values.storage === 'bucket' ? await openS3Server({ folder: shared.dataDir }) : undefined
  machines = await startMachines(embedded.url.replace(/\/postgres$/, '/site'))
  await judge('a testimonial sent to one is shown by the other, with its picture', () => showPictures())
  await judge('a portrait imported on one is shown by the other', () => importPortraits())
  if (server) await judgeAbsence()
} finally {
  await machines?.a.stop()
  await machines?.b.stop()
  await server?.close().catch(() => {})
  await embedded.close()
  for (const one of [database, shared, site, ...homes]) one.remove()
}

async function startMachines(databaseUrl: string): Promise<Machines> {
  const port = await freePort()
  const env = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: `http://localhost:${port}`,
    SECRET: 'a secret of two machines, 32 characters and more',
    CAPTCHA: 'off',
    DEMO: 'listings',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...(server?.env ?? { STORAGE_URL: `file://${shared.dataDir}` }),
  }
  const a = await startProduct({ dataDir: homes[0].dataDir, env, port })
  const b = await startProduct({ dataDir: homes[1].dataDir, env: { ...env, ROLE: 'web' } })
  return { a, b, env, stored: shared.dataDir }
}

/** Milliseconds of each round; prints them, and what was wrong. */
async function judge(what: string, run: () => Promise<{ ms: number[]; left: string[] }>) {
  const { ms, left } = await run()
  const sorted = ms.toSorted((x, y) => x - y)
  const slowest = sorted.at(-1) ?? 0
  console.log(
    `${what}: ${ms.length} times, median ${sorted[sorted.length >> 1]} ms, slowest ${slowest} ms; left of what was erased: ${left.length} files`,
  )
  for (const file of left.slice(0, 10)) console.log(`  left: ${file}`)
  if (slowest > mostMs || left.length > 0 || ms.length === 0) process.exitCode = 1
}

/** Sent to one, published on the other, looked for on both; erased on one, looked for everywhere. */
async function showPictures() {
  const { a, b } = theMachines()
  const [ms, left] = [[] as number[], [] as string[]]
  for (let round = 0; round < rounds; round += 1) {
    const [here, there] = round % 2 === 0 ? [a, b] : [b, a]
    const email = `visitor-${round}@post.example`
    const name = `Visitor Number${round}`
    await post(here, '/nl/getuigenissen/', await testimonial(name, email))
    const link = await mailedLink(a.dataDir, name, /decision=approve/)
    await post(there, link.replace('decision=approve', 'do=approve'))
    ms.push(await untilTrue(async () => (await pictureOf(here, name)) !== undefined))
    const address = (await pictureOf(here, name)) ?? ''
    for (const one of [here, there]) ms.push(await untilTrue(async () => (await get(one, address)).ok))
    const upload = /upload-([0-9a-f-]{36})/.exec(address)?.[1] ?? 'none'
    if (filesNaming(upload).length < 3)
      throw new Error('the picture is nowhere, so its erasure would prove nothing')

    await post(here, '/nl/mijn-gegevens/', new URLSearchParams({ form: 'my-data', email }))
    await post(there, await mailedLink(a.dataDir, email, /mijn-gegevens\/\?token=/), new URLSearchParams())
    ms.push(await untilTrue(async () => (await get(here, address)).status === 404))
    ms.push(await untilTrue(async () => (await pictureOf(here, name)) === undefined))
    ms.push(await untilTrue(async () => filesNaming(upload).length === 0))
    await sleep(200)
    left.push(...filesNaming(upload))
  }
  return { ms, left }
}

/** Replaces the portrait of a member again and again. */
async function importPortraits() {
  const { a, b, env } = theMachines()
  const folder = site.dataDir
  cpSync(path.join(root, 'demo/site'), folder, { recursive: true })
  const [ms, left] = [[] as number[], [] as string[]]
  let before: { address: string; key: string } | undefined
  for (let round = 0; round < rounds; round += 1) {
    writePortrait(folder, round, await plain(round))
    await runCommand(['site', 'import', folder], { ...env, DATA_DIR: a.dataDir })
    const find = async () =>
      new RegExp(`/media/site-portrait-${round}/[^"' ]+?\\.webp\\?[^"' ,]+`)
        .exec(await (await get(b, '/nl/team/')).text())?.[0]
        ?.replaceAll('&amp;', '&')
    ms.push(await untilTrue(async () => (await find()) !== undefined))
    const address = (await find()) ?? ''
    for (const one of [a, b]) ms.push(await untilTrue(async () => (await get(one, address)).ok))
    if (before) {
      const gone = before
      ms.push(await untilTrue(async () => filesNaming(gone.key).length === 0))
      left.push(...filesNaming(gone.key))
    }
    before = { address, key: `site-portrait-${round}-` }
  }
  return { ms, left }
}

/** The bucket goes, pages and kept pictures stay, a form with a picture keeps its words; it comes back. */
async function judgeAbsence() {
  const { a, b, env } = theMachines()
  const address = /\/media\/\d+\/[^"' ]+?\.webp\?[^"' ,]+/
    .exec(await (await get(b, '/nl/te-koop/')).text())?.[0]
    ?.replaceAll('&amp;', '&')
  if (!address || !(await get(b, address)).ok) throw new Error('a list has no picture')
  const port = server?.port ?? 0
  await server?.close()
  const doctor = spawnSync(process.execPath, ['build/server/index.js', 'doctor'], {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production', DATA_DIR: a.dataDir },
    encoding: 'utf8',
  })
  const refused = await send(a, '/nl/getuigenissen/', await testimonial('Kept Words', 'kept@post.example'))
  const found: Record<string, boolean> = {
    'a page is shown': (await get(b, '/nl/te-koop/')).ok,
    'a picture that was shown before is shown': (await get(b, address)).ok,
    'a form with a picture is answered 503': refused.status === 503,
    'and keeps what was typed': (await refused.text()).includes('Kept Words'),
    'the doctor names it': doctor.status === 1 && /storage.*cannot be used/s.test(doctor.stdout),
  }
  server = await openS3Server({ port, folder: shared.dataDir })
  const back = await send(a, '/nl/getuigenissen/', await testimonial('Kept Words', 'kept@post.example'))
  found['it is taken when the bucket is back'] = back.status === 303 || back.status === 302
  for (const [what, isSo] of Object.entries(found)) {
    console.log(`the bucket is away: ${what}: ${isSo ? 'yes' : 'NO'}`)
    if (!isSo) process.exitCode = 1
  }
}

function theMachines(): Machines {
  if (!machines) throw new Error('the machines are not started')
  return machines
}

/** Files of every disk whose name contains a text. */
function filesNaming(text: string): string[] {
  return [shared, ...homes].flatMap(({ dataDir }) =>
    filesUnder(dataDir).filter((file) => file.includes(text) && !file.includes('/mail/')),
  )
}

async function testimonial(name: string, email: string): Promise<FormData> {
  const form = new FormData()
  const fields = { form: 'testimonial', name, email, website: '', comment: `${name} says thanks` }
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('image', new Blob([new Uint8Array(await plain(1))], { type: 'image/png' }), 'me.png')
  return form
}

async function plain(shade: number): Promise<Buffer> {
  const background = { r: shade, g: 120, b: 90 }
  return await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
}

function writePortrait(folder: string, round: number, bytes: Buffer) {
  const file = path.join(folder, 'site.json')
  const demo = JSON.parse(readFileSync(path.join(root, 'demo/site/site.json'), 'utf8'))
  const [first, ...others] = demo.team
  const portrait = { file: `media/portrait-${round}.png` }
  writeFileSync(path.join(folder, 'media', `portrait-${round}.png`), bytes)
  writeFileSync(file, JSON.stringify({ ...demo, team: [{ ...first, portrait }, ...others] }))
}

/** The bucket is served by this process, which therefore must not stand still meanwhile. */
async function runCommand(words: string[], env: NodeJS.ProcessEnv) {
  await promisify(execFile)(process.execPath, ['build/server/index.js', ...words], {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  })
}

/** The address of the picture of a testimonial, as a page shows it. */
async function pictureOf(one: Product, name: string): Promise<string | undefined> {
  const html = await (await get(one, '/nl/getuigenissen/')).text()
  const figure = html.split('<figure').find((part) => part.includes(name))
  return figure && /\/media\/upload-[^"' ]+\?[^"' ,]+/.exec(figure)?.[0]?.replaceAll('&amp;', '&')
}

async function get(one: Product, address: string): Promise<Response> {
  return await fetch(new URL(address, one.origin), { headers: visitor() })
}

async function send(one: Product, address: string, body: FormData | URLSearchParams = new URLSearchParams()) {
  const { PUBLIC_URL = '' } = theMachines().env
  const headers = { ...visitor(), origin: PUBLIC_URL }
  return await fetch(new URL(address, one.origin), { method: 'POST', body, headers, redirect: 'manual' })
}

async function post(one: Product, address: string, body?: FormData | URLSearchParams) {
  const answer = await send(one, address, body)
  if (answer.status >= 400)
    throw new Error(`${address} answers ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
}

/** Nobody sends so much from one address. */
function visitor() {
  const byte = () => Math.floor(Math.random() * 250) + 1
  return { 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }
}

/** @returns after how many milliseconds it was so */
async function untilTrue(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > 15_000) throw new Error(`not so after 15 s: ${isSo}`)
    await sleep(20)
  }
  return Math.round(performance.now() - began)
}

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
