import { expect, test } from 'vitest'
import { rateLimits, usedChallenges } from '#db/schema'
import { loader as challenge } from '~/features/forms/challenge.route'
import { difficultyFor } from '~/features/forms/difficulty.server'
import { usualWork } from '~/features/forms/proof-of-work.server'
import { type FormHandlers, spendChallenge } from '~/features/forms/public.server'
import { solve } from '~/features/forms/solve.client'
import { formHandlers } from '~/pages/form-handlers.server'
import { easyWork } from '../setup/easy-work'
import { contextOf, postForm } from '../setup/requests'
import { testApp } from '../setup/test-app'

const { db, appAt } = await testApp({ env: { CAPTCHA: 'on' }, emptied: [rateLimits, usedChallenges] })
const now = new Date()
const app = appAt(now)

test('S-03 thousands of forms without work from a hundred networks refuse nobody else, and make nobody else wait', async () => {
  const statuses = new Set<number>()
  for (let network = 0; network < 100; network += 1) {
    const from = network % 2 ? `203.0.${network}.7` : `2001:db8:${network}:1::7`
    const answers = await Promise.all(Array.from({ length: 21 }, () => send(from)))
    for (const { status } of answers) statuses.add(status)
  }
  expect([...statuses].sort()).toEqual([303, 429])
  expect((await send('198.51.100.1')).to).toBe(mailed)
  const work = await fetchChallenge('198.51.100.1')
  expect(work.odds).toBe(usualWork.odds)
  expect((await send('198.51.100.1', { proof: await solve(work) })).to).toBe(thanks)
}, 120_000)

test('S-03 challenges that are asked for and not solved make the work harder for those networks alone', async () => {
  await askMany(2_000, (index) => `203.0.${index % 100}.${index % 7}`)
  expect(await timesFor('203.0.7.200')).toBe(1)
  await askMany(400, (index) => `203.0.113.${index % 200}`)
  expect(await timesFor('203.0.113.250')).toBe(4)
  expect(await timesFor('203.0.114.250')).toBe(1)
  await askMany(2_000, (index) => `2001:db8:7:${((index * 37) % 65_536).toString(16)}::1`)
  expect(await timesFor('2001:db8:7:ffff::1')).toBe(8)
  expect(await timesFor('2001:db8:8:ffff::1')).toBe(1)
}, 120_000)

test('S-03 one visitor makes the work harder for themselves, not for their neighbours in the wider network', async () => {
  await askMany(1_000, () => '203.0.113.7')
  expect([await timesFor('203.0.113.7'), await timesFor('203.0.113.8')]).toEqual([8, 1])
  await askMany(1_000, (index) => `2001:db8:7:${(index % 256).toString(16)}::1`)
  expect([await timesFor('2001:db8:7:1::1'), await timesFor('2001:db8:7:100::1')]).toEqual([8, 1])
}, 60_000)

test('S-03 a page of others cannot make its visitors ask', async () => {
  expect((await askChallenge('203.0.113.7', 'cross-site')).status).toBe(403)
  for (let count = 0; count < 60; count += 1) await askChallenge('203.0.113.7', 'cross-site')
  expect(await timesFor('203.0.113.7')).toBe(1)
})

test('S-03 only challenges that were solved and used make the work of everybody harder, each once', async () => {
  const proof = await prove('198.51.100.1')
  await Promise.all(Array.from({ length: 100 }, (_, index) => send(`203.${index}.113.7`, { proof })))
  expect(await db.$count(usedChallenges)).toBe(1)
  expect(await timesFor('198.51.100.2')).toBe(1)
  const use = async (from: number, to: number) => {
    const expires = new Date(now.getTime() + 60 * 60_000)
    const ids = Array.from({ length: to - from }, (_, index) => `${from + index}`)
    await db.insert(usedChallenges).values(ids.map((id) => ({ id, expires })))
  }
  await use(1, 201)
  expect(await timesFor('198.51.100.3')).toBe(2)
  await use(201, 2_000)
  expect(await timesFor('198.51.100.4')).toBe(8)
  expect((await fetchChallenge('198.51.100.5')).odds).toBe(8 * usualWork.odds)
  // Mailed links are remembered for as long as they are good.
  await db.update(usedChallenges).set({ expires: new Date(now.getTime() + 24 * 60 * 60_000) })
  expect(await timesFor('198.51.100.6')).toBe(1)
  await db.update(usedChallenges).set({ expires: new Date(now.getTime() + 49 * 60_000) })
  expect(await timesFor('198.51.100.6')).toBe(1)
}, 120_000)

test('S-03 who shares an address with a program that shows no sign of a human is not refused with it', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) statuses.push((await send('203.0.113.7')).status)
  expect(statuses.slice(-2)).toEqual([303, 429])
  const proof = await prove('203.0.113.7')
  expect((await send('203.0.113.7', { proof })).to).toBe(thanks)
}, 60_000)

test('S-03 a shared office sends thirty forms in ten minutes, and nobody there is asked to wait', async () => {
  const statuses = new Set<number>()
  for (let colleague = 0; colleague < 30; colleague += 1) {
    const { status, to } = await send('203.0.113.9', { proof: await solve(easyWork(app, 'contact-me')) })
    statuses.add(status)
    expect(to).toBe(thanks)
  }
  expect([...statuses]).toEqual([303])
  expect(await timesFor('203.0.113.9')).toBe(1)
}, 60_000)

test('S-03 forms without work: a network has twenty an hour, a wider one more, and nobody beside it is refused', async () => {
  const links = async (address: string) => (await send(address)).to === mailed
  const taken = async (addresses: string[]) =>
    (await Promise.all(addresses.map(links))).filter(Boolean).length
  const many = Array.from({ length: 300 }, (_, index) => index)
  expect(await taken(many.slice(0, 30).map(() => '203.0.113.7'))).toBe(20)
  expect(await taken(many.slice(0, 200).map((index) => `203.0.113.${index}`))).toBe(40)
  expect(await taken(many.map((index) => `2001:db8:7:${(index % 256).toString(16)}::1`))).toBe(40)
  expect(await taken(many.slice(0, 256).map((index) => `2001:db8:7:${(index * 256).toString(16)}::1`))).toBe(
    80,
  )
  expect(await taken(['203.0.114.7', '2001:db8:8::1'])).toBe(2)
  const proof = await prove('203.0.113.200')
  expect((await send('203.0.113.200', { proof })).to).toBe(thanks)
}, 120_000)

test('S-03 where addresses are not known nobody is refused for what others send', async () => {
  for (let count = 0; count < 30; count += 1) expect((await send('unknown')).status).toBe(303)
  expect(await timesFor('unknown')).toBe(1)
})

const mailed = '/nl/bevestigen/'
const thanks = '/nl/bedankt/contact-me/'

const handlers: FormHandlers = {
  handlerOf: formHandlers.handlerOf,
  accountFormOf: formHandlers.accountFormOf,
  titlesOf: formHandlers.titlesOf,
  accept: async ({ db }, { solved }) => void (solved && (await spendChallenge(db, solved))),
  askByMail: async () => ({ to: mailed }),
  storePicture: async () => ({ name: 'kept.jpg' }),
  knows: async () => false,
}

const person = { title: 'ms', firstName: 'Lien', lastName: 'D', phone: '0470123456' }
let people = 0

/** Sends a form of somebody new. @returns its status, and where its sender goes on */
async function send(address: string, more: Record<string, string> = {}, form: string = 'contact-me') {
  const email = `${people++}@post.example`
  const { status, to } = await postForm(app, form, { ...person, email, ...more }, { address, handlers })
  return { status, to }
}

/** Asks for a challenge as a browser that begins a form does. */
async function fetchChallenge(address: string) {
  return await (await askChallenge(address)).json()
}

/** Asks for a challenge, and does easy work in its place. */
async function prove(address: string): Promise<string> {
  await fetchChallenge(address)
  return await solve(easyWork(app, 'contact-me'))
}

function askChallenge(address: string, site = 'same-origin') {
  const url = new URL('https://agency.example/nl/challenge.json?form=contact-me')
  const request = new Request(url, { headers: { 'sec-fetch-site': site } })
  return challenge({ context: contextOf(app, { address, handlers }), request } as never)
}

/** How much harder the next challenge of an address is than usual; it counts as asked for. */
const timesFor = (address: string) => difficultyFor(app, address)

/** Asks for challenges, and solves none. */
async function askMany(count: number, addressOf: (index: number) => string) {
  for (let index = 0; index < count; index += 50) {
    const some = Array.from({ length: Math.min(50, count - index) }, (_, each) => addressOf(index + each))
    await Promise.all(some.map(timesFor))
  }
}
