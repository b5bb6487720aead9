import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartedProduct, startProduct } from '../setup/start-product'
import { bodies, fieldsOf, sendRaw } from './hostile-bodies'
import { kinds, mark } from './hostile-files'

const wanted = Number(process.env.HOSTILE_UPLOADS ?? 500)
/** Number of uploads between memory readings. */
const readEvery = 250
/** MB by which the server may grow in total. */
const mostGrowth = 100
const page = '/nl/getuigenissen/'

let product: StartedProduct
beforeAll(async () => {
  product = await startProduct({ env: { CAPTCHA: 'off', TRUSTED_PROXIES: '127.0.0.1,::1' } })
})
afterAll(async () => await product.stop())

const residentMb = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))?.[1]) / 1024
const keptNames = () => readdirSync(path.join(product.dataDir, 'uploads'))

let sender = 0
const valuesOf = () => {
  sender += 1
  return {
    form: 'testimonial',
    name: `Sender ${sender}`,
    email: `s${sender}@post.example`,
    comment: `Nr. ${sender}`,
  }
}
/** Of a network that nobody else is in: files are counted for all of it. */
const addressOf = () => `10.${9 + (sender >> 8)}.${sender & 255}.9`

/** @returns status of the response, 303 if accepted */
async function send(bytes: Buffer, type: string): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries(valuesOf())) form.append(name, value)
  form.append('image', new Blob([new Uint8Array(bytes)], { type }), 'picture.jpg')
  const headers = { origin: product.baseUrl, 'x-forwarded-for': addressOf() }
  const answer = await fetch(product.baseUrl + page, {
    method: 'POST',
    body: form,
    headers,
    redirect: 'manual',
  })
  await answer.arrayBuffer()
  return answer.status
}

async function sendBody(name: string, seed: number): Promise<number> {
  const { headers, body } = bodies[name]?.(fieldsOf(valuesOf()), seed) ?? { headers: [], body: '' }
  return await sendRaw(product.baseUrl, page, [...headers, `x-forwarded-for: ${addressOf()}`], body)
}

/** Like a phone's photograph: 12 megapixels, 3 MB. */
const honest = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#24483a',
      noise: { type: 'gaussian', mean: 120, sigma: 12 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer()

/** Warms up with honest uploads, so that compiled code and the usual heap do not count as growth. */
async function warmUp() {
  const photograph = await honest()
  for (let count = 0; count < 40; count += 1) {
    const statuses = await Promise.all([1, 2, 3, 4].map(() => send(photograph, 'image/jpeg')))
    expect(new Set(statuses)).toEqual(new Set([303]))
  }
}

/** Sends each kind of attack in turn, four at a time, as from several machines. */
async function attack(): Promise<{ what: string; status: number; isPicture: boolean }[]> {
  const names = [...Object.keys(kinds), ...Object.keys(bodies)]
  const waiting = Array.from({ length: wanted }, (_, index) => ({
    name: names[index % names.length] ?? '',
    seed: Math.floor(index / names.length),
  }))
  const results: { what: string; status: number; isPicture: boolean }[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const file = await kinds[next.name]?.(next.seed)
      const status = file ? await send(file.bytes, file.type) : await sendBody(next.name, next.seed)
      results.push({ what: next.name, status, isPicture: file?.isPicture ?? false })
      if (results.length % readEvery === 0) readings.push(residentMb())
      peak = Math.max(peak, residentMb())
    }
  }
  await Promise.all([work(), work(), work(), work()])
  return results
}
let peak = 0
const readings: number[] = []

test('T1 of 500 hostile uploads only pictures are accepted, and none crashes the server or fills its memory', async () => {
  await warmUp()
  const before = residentMb()
  const honestFiles = keptNames().length
  const results = await attack()
  const taken = results.filter(({ status }) => status === 303)
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  const after = residentMb()
  const summary = {
    uploads: results.length,
    'taken that are no picture': taken.filter(({ isPicture }) => !isPicture).length,
    'pictures with more in them, written anew': taken.filter(({ isPicture }) => isPicture).length,
    'answers 5xx': results.filter(({ status }) => status >= 500).length,
    'without answer (the request itself was broken)': results.filter(({ status }) => status === 0).length,
    [`memory after each ${readEvery} (MB)`]: readings.map(Math.round).join(', '),
    'memory before, at its peak, after (MB)': [before, peak, after].map(Math.round).join(', '),
  }
  console.log(summary)
  expect(results).toHaveLength(wanted)
  expect(taken.filter(({ isPicture }) => !isPicture)).toEqual([])
  expect(results.filter(({ status }) => status >= 500)).toEqual([])
  expect(new Set(results.filter(({ status }) => status === 0).map(({ what }) => what)).size).toBeLessThan(5)
  expect((await fetch(`${product.baseUrl}/readyz`)).status).toBe(200)
  expect(after - before).toBeLessThan(mostGrowth)
  expect(keptNames().length - honestFiles).toBe(taken.length)
})

test('T1 stored uploads are plain JPEGs without any other content of the upload', async () => {
  const folder = path.join(product.dataDir, 'uploads')
  expect(keptNames().length).toBeGreaterThan(20)
  for (const name of keptNames()) {
    const bytes = readFileSync(path.join(folder, name))
    const { format, exif, xmp, iptc, comments, width, height } = await sharp(bytes).metadata()
    expect({ format, exif, xmp, iptc, comments }).toEqual({ format: 'jpeg' })
    expect(Math.max(width, height)).toBeLessThanOrEqual(1_200)
    expect(bytes.includes(mark)).toBe(false)
  }
})
