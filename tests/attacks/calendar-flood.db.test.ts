import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import { openSession } from '~/features/accounts/session.server'
import { openFor } from '~/features/appointments/appointments.fixture'
import { bookAppointment } from '~/features/appointments/book-appointment.server'
import { bookViewing } from '~/features/appointments/book-viewing.form'
import { allFree } from '~/features/appointments/free-week.server'
import { slotName } from '~/features/appointments/slots'
import { bookableFor } from '~/features/appointments/wish.server'
import { confirmSubmission } from '~/features/confirmation/confirm-submission.server'
import type { Submission } from '~/features/forms/public.server'
import { confirmAddress, confirmedCookie } from '~/features/mail/public.server'
import { runOwnerCommand } from '~/features/owners/owner.command.server'
import { ownerKind } from '~/features/owners/owner-kind.server'
import { findOwnerByEmail } from '~/features/owners/owners.repo.server'
import { networksOf } from '~/kernel/network-of'
import { formHandlers } from '~/pages/form-handlers.server'
import { asSent, tokenIn } from '../setup/mails'
import { demoAgency } from './demo-agency'

const { db, appIn } = await demoAgency([
  ...[schema.mails, schema.rateLimits, schema.appointments, schema.pendingSubmissions],
  ...[schema.usedChallenges, schema.confirmedAddresses, schema.owners],
])
const { appointments, mails } = schema

const week = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '10:00', until: '14:00' }]
await openFor(db, [{ id: 'alone', kind: 'viewing', minutes: 60, weekly: week }])

const [now, later] = ['2026-11-20T10:00:00Z', '2026-11-20T10:31:00Z']
const slots = ['24T09', '24T10', '24T11', '25T09', '25T10', '25T11'].map(
  (time) => `alone.2026-11-${time}:00Z`,
)
const [first = '', second = ''] = slots
const held = '/nl/bevestigen/?held'
const unheld = '/nl/bevestigen/'

let challenges = 0

/** Books with the work of a form done, and nothing else that is known. */
function book(email: string, slot: string, more: Partial<Submission> = {}, at = now, phone = '0470123456') {
  const person = { title: 'ms', firstName: 'zqfirstqz', lastName: 'zqlastqz', phone }
  const values = { ...person, email, slot, listing: '2706', remark: 'zqremarkqz', agreed: 'yes' }
  const solved = { id: `work ${challenges++}`, expires: new Date('2026-11-20T12:00:00Z') }
  return bookAppointment(appIn('nl', at), {
    form: bookViewing,
    values,
    page: '/nl/afspraak/',
    solved,
    ...more,
  })
}

const mailsTo = async (to: string) =>
  asSent(appIn(), await db.select().from(mails)).filter(({ recipient }) => recipient === to)
const follow = async (email: string, at = now) => {
  const token = tokenIn((await mailsTo(email))[0]?.text)
  const confirmed = await confirmSubmission(appIn('nl', at), formHandlers, token)
  return confirmed && 'to' in confirmed ? confirmed.to : undefined
}
const free = async (at = now) => {
  const app = appIn('nl', at)
  return (await allFree(app, await bookableFor(app, '2706'))).map(slotName)
}
const states = async () => (await db.select().from(appointments)).map(({ state }) => state)

test('S-17 a stranger’s time is held, told to nobody but them, and booked when their link is followed', async () => {
  expect(await book('ada@post.example', first)).toEqual({ to: held, isWaiting: true })
  expect(await states()).toEqual(['held'])
  expect(await free()).not.toContain(first)
  expect((await db.select().from(mails)).map(({ recipient, kind }) => [recipient, kind])).toEqual([
    ['ada@post.example', 'confirm-form'],
  ])
  const [mail] = await mailsTo('ada@post.example')
  expect(mail?.text).toMatch(/vrij\s+tot\s+20\s+november\s+2026\s+om\s+11:30/)
  // The mail speaks of the appointment, and of no other time.
  expect(mail?.subject).toMatch(/^Bevestig uw afspraak met /)
  expect(mail?.text).not.toMatch(/bericht|24 uur/)
  expect(JSON.stringify(mail)).not.toMatch(/zq\w+qz/)
  expect(await book('eve@post.example', first)).toMatchObject({ problems: [{ field: 'slot' }] })
  expect(await follow('ada@post.example')).toContain('/nl/afspraak/beheren/')
  expect(await states()).toEqual(['confirmed'])
  expect((await db.select().from(mails)).map(({ kind }) => kind)).toContain('appointment-booked-agency')
})

test('S-17 after half an hour the time is free again; the link books it only if nobody has', async () => {
  for (const [email, slot] of [
    ['ada@post.example', first],
    ['kim@post.example', second],
  ] as const)
    await book(email, slot)
  expect(await free(later)).toEqual(expect.arrayContaining([first, second]))
  expect(await book('eve@post.example', first, { isKnown: true }, later)).toMatchObject({
    to: expect.stringContaining('/nl/afspraak/beheren/'),
  })
  expect(await follow('ada@post.example', later)).toContain('taken=1')
  expect(await follow('kim@post.example', later)).toContain('/nl/afspraak/beheren/')
  expect((await states()).filter((state) => state === 'confirmed')).toHaveLength(2)
})

test('S-17 two times are held of an address and three of a network, also at once; nobody is refused', async () => {
  const one = await Promise.all(slots.slice(1).map((slot) => book('ada@post.example', slot)))
  expect(
    one.filter((answer) => JSON.stringify(answer) === JSON.stringify({ to: held, isWaiting: true })),
  ).toHaveLength(2)
  expect(await db.$count(appointments)).toBe(2)
  await db.delete(appointments)
  const networks = networksOf('2001:db8:1:2::7')
  const many = await Promise.all(
    slots.map((slot, index) => book(`${index}@post.example`, slot, { networks })),
  )
  expect(
    many.filter((answer) => JSON.stringify(answer) === JSON.stringify({ to: held, isWaiting: true })),
  ).toHaveLength(3)
  expect(
    many.filter((answer) => JSON.stringify(answer) === JSON.stringify({ to: unheld, isWaiting: true })),
  ).toHaveLength(3)
  expect(await db.$count(appointments)).toBe(3)
  expect(await follow('5@post.example')).toBeDefined()
  expect(await db.select().from(appointments)).not.toContainEqual(
    expect.objectContaining({ heldFor: networks[0]?.name }),
  )
})

test.each([
  ['IPv4 addresses of a /24', (index: number) => `192.0.2.${index}`, 6],
  ['/64s of a /56', (index: number) => `2001:db8:7:${index}::1`, 6],
  ['/64s of a /48, each of another /56', (index: number) => `2001:db8:8:${index}00::1`, 12],
] as const)(
  'S-17 who uses many %s has no more times held; all are mailed their link',
  async (_, addressOf, most) => {
    const times = ['24', '25', '26', '27', '30'].flatMap((day) =>
      ['09', '10', '11'].map((hour) => `alone.2026-11-${day}T${hour}:00Z`),
    )
    const answers = await Promise.all(
      times.map((slot, index) =>
        book(`${index}@post.example`, slot, { networks: networksOf(addressOf(index + 1)) }),
      ),
    )
    expect(await states()).toEqual(Array.from({ length: most }, () => 'held'))
    expect(
      answers.filter((answer) => JSON.stringify(answer) === JSON.stringify({ to: unheld, isWaiting: true })),
    ).toHaveLength(times.length - most)
    expect(await db.$count(mails)).toBe(times.length)
  },
)

test('S-17 A1 two strangers cannot have the last place, and the same pressed twice holds it once', async () => {
  const answers = await Promise.all(
    ['ada', 'eve', 'ada', 'eve'].map((name) => book(`${name}@post.example`, first)),
  )
  expect(await db.$count(appointments)).toBe(1)
  expect(await db.$count(mails)).toBe(1)
  expect(
    answers.filter((answer) => JSON.stringify(answer) === JSON.stringify({ to: held, isWaiting: true })),
  ).toHaveLength(2)
})

test('S-17 who corrects a held booking is mailed a link once more, for the same half hour; the same twice is one', async () => {
  const soon = '2026-11-20T10:10:00Z'
  await book('ada@post.example', first)
  for (const _ of ['pressed', 'pressed twice'])
    expect(await book('ada@post.example', first, {}, soon, '0499999999')).toEqual({
      to: held,
      isWaiting: true,
    })
  expect(await states()).toEqual(['held'])
  const sent = await mailsTo('ada@post.example')
  expect(sent).toHaveLength(2)
  for (const { text } of sent) expect(text).toMatch(/vrij\s+tot\s+20\s+november\s+2026\s+om\s+11:30/)
  expect(await db.$count(schema.usedChallenges)).toBe(2)
  await confirmSubmission(appIn('nl', soon), formHandlers, tokenIn(sent[1]?.text))
  expect(await db.select().from(appointments)).toMatchObject([
    { state: 'confirmed', fields: { phone: '0499999999' } },
  ])
})

test('S-17 S-03 three links an hour go to a mailbox for held times too; then nothing is held, spent or mailed', async () => {
  for (const slot of slots.slice(0, 3)) expect(await book('ada@post.example', slot)).toHaveProperty('to')
  expect(await book('ada@post.example', slots[3] ?? '')).toEqual({ wait: 60 })
  expect(await book('ada@post.example', first, {}, now, '0499999999')).toEqual({ wait: 60 })
  expect(await mailsTo('ada@post.example')).toHaveLength(3)
  expect(await db.$count(schema.usedChallenges)).toBe(3)
  expect(await db.$count(appointments)).toBe(2)
})

test('S-17 an owner who is logged in is known with their own address alone', async () => {
  await runOwnerCommand(
    ['add', 'mia@post.example', '--listings', '2706'],
    async () => appIn('nl', now),
    () => {},
  )
  const owner = await findOwnerByEmail(db, 'mia@post.example')
  if (!owner) throw new Error('no owner')
  const asked = new Request('https://agency.example/nl/')
  const cookies = await db.transaction(
    async (tx) => await openSession(ownerKind, tx, appIn('nl', now), owner, asked),
  )
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  const knows = async (email: string) =>
    await formHandlers.knows(appIn('nl', now), new Request(asked, { headers: { cookie } }), email)
  expect(await knows('Mia@Post.example')).toBe(true)
  expect(await knows('ada@post.example')).toBe(false)
  expect(await knows('')).toBe(false)
})

test('S-17 who confirmed this address in this browser books at once, with another address or browser not', async () => {
  const app = appIn('nl')
  await confirmAddress(db, app, 'ada@post.example')
  const [cookie = ''] = confirmedCookie(app, 'Ada@post.example').split(';')
  const knows = async (email: string, sent: string, at = now) =>
    await formHandlers.knows(
      appIn('nl', at),
      new Request('https://agency.example/nl/', { headers: { cookie: sent } }),
      email,
    )
  expect(await knows('ada@post.example', `lang=nl; ${cookie}`)).toBe(true)
  expect(await knows('eve@post.example', cookie)).toBe(false)
  expect(await knows('ada@post.example', '')).toBe(false)
  expect(await knows('ada@post.example', `${cookie}x`)).toBe(false)
  expect(await knows('ada@post.example', cookie, '2028-01-01T10:00:00Z')).toBe(false)
  await db.delete(schema.confirmedAddresses)
  expect(await knows('ada@post.example', cookie)).toBe(false)
  expect(await book('ada@post.example', first, { isKnown: true })).toMatchObject({
    to: expect.stringContaining('/nl/afspraak/beheren/'),
  })
})
