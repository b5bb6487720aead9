import { expect, test } from 'vitest'
import { leads, mails, rateLimits, usedChallenges } from '#db/schema'
import type { Values } from '~/features/forms/public'
import type { App } from '~/platform/app.server'
import { testApp } from '../../../tests/setup/test-app'
import { friendForm } from './send-to-friend.form'
import { sendToFriend } from './send-to-friend.server'

const { db, appIn } = await testApp({ demo: 'all', emptied: [mails, rateLimits] })

const answers: Values = {
  listing: '2706',
  email: 'Lien@Post.example',
  friendEmail: 'Ada@Post.example',
}
const send = (app: App, values: Values = {}) =>
  sendToFriend(app, { form: friendForm, values: { ...answers, ...values }, page: '/nl/te-koop/' })
const sent = () => db.select().from(mails)

test.each([
  ['nl', 'Een pand van Tilia voor u', '/nl/te-koop/'],
  ['fr', 'Un bien pour vous, chez Tilia', '/fr/a-vendre/'],
  ['en', 'A property from Tilia for you', '/en/for-sale/'],
  ['de', 'Ein Objekt von Tilia für Sie', '/de/zu-verkaufen/'],
] as const)(
  'F9 in %s the friend gets the listing, and no word of the visitor who asked for it',
  async (locale, subject, list) => {
    expect(await send(appIn(locale))).toBeUndefined()
    const [mail, ...more] = await sent()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'ada@post.example', locale, subject, replyTo: null })
    expect(mail?.text).not.toContain('lien@post.example')
    expect(mail?.text).toContain(`https://agency.example${list}linkebeek/`)
    expect(mail?.text).toMatch(/€\s985\.000/)
  },
)

test('F9 the agency does not learn the friend’s address: no lead, no mail', async () => {
  await send(appIn('nl'))
  expect(await db.$count(leads)).toBe(0)
  expect((await sent()).map(({ recipient }) => recipient)).toEqual(['ada@post.example'])
})

test('F4 after a double click, also a concurrent one, the friend gets one mail', async () => {
  await Promise.all([send(appIn('nl')), send(appIn('nl')), send(appIn('nl'))])
  await send(appIn('nl', '2026-11-20T20:00:00Z'))
  expect(await sent()).toHaveLength(1)
})

test('F9 a friend gets at most three mails a day from all senders', async () => {
  const outcomes = []
  for (const sender of ['a', 'b', 'c', 'd'])
    outcomes.push(await send(appIn('nl'), { email: `${sender}@post.example` }))
  expect(outcomes).toEqual([
    undefined,
    undefined,
    undefined,
    { problems: [{ field: 'friendEmail', problem: 'friendLimited' }] },
  ])
  // Pressed again, what was not sent is still not.
  expect(await send(appIn('nl'), { email: 'd@post.example' })).toEqual(outcomes.at(-1))
  expect(await send(appIn('nl', '2026-11-21T10:00:00Z'), { email: 'd@post.example' })).toBeUndefined()
})

test('F9 a sender has ten friends a day', async () => {
  for (let friend = 0; friend < 11; friend += 1)
    await send(appIn('nl'), { friendEmail: `friend-${friend}@post.example` })
  expect(await sent()).toHaveLength(10)
})

test('S-03 beyond 500 a day nobody is refused, but senders must confirm their address by a mailed link', async () => {
  let number = 0
  const sendProven = (values: Values = {}) => {
    const solved = { id: `challenge-${number++}`, expires: new Date('2026-11-20T11:00:00Z') }
    const fresh = { email: `s${number}@post.example`, friendEmail: `f${number}@post.example`, ...values }
    return sendToFriend(appIn('nl'), {
      form: friendForm,
      values: { ...answers, ...fresh },
      page: '/nl/te-koop/',
      solved,
    })
  }
  const outcomes = []
  for (let count = 0; count < 500; count += 1) outcomes.push(await sendProven())
  expect(outcomes.every((one) => one === undefined)).toBe(true)
  const late = { email: 'late@post.example', friendEmail: 'friend@post.example' }
  expect(await sendProven(late)).toEqual({ by: 'mail' })
  expect(await sent()).toHaveLength(500)
  expect(await db.$count(usedChallenges)).toBe(501)
  const solved = { id: 'mail 1', expires: new Date('2026-11-21T10:00:00Z'), byMail: true } as const
  const values = { ...answers, ...late }
  expect(
    await sendToFriend(appIn('nl'), { form: friendForm, values, page: '/nl/te-koop/', solved }),
  ).toBeUndefined()
  expect(await sent()).toHaveLength(501)
}, 120_000)

test('F9 an unavailable listing is not sent', async () => {
  expect(await send(appIn('nl'), { listing: '999999' })).toEqual({
    problems: [{ field: 'friendEmail', problem: 'notOffered' }],
  })
  expect(await sent()).toEqual([])
})
