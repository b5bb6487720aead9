import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testimonials } from '#db/schema'
import { contextOf } from '../../../tests/setup/requests'
import { testimonialRow } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { decide } from './decide.server'
import { action, loader } from './review.route'
import { type Decision, decisionLink } from './testimonial-link.server'
import type { TestimonialState } from './testimonials.repo.server'

const { db, appIn } = await testApp({ emptied: [testimonials] })

test('B68 a page behind the mailed link that is out of date publishes nothing that a colleague refused, and says so', async () => {
  const id = await insert('waiting')
  const stale = await buttonsOf(id)
  await inOffice(id, 'refuse', 'waiting')
  const to = await press(stale.approve)
  expect(await stateOf(id)).toBe('refused')
  expect(await pageAt(to)).toMatchObject({ state: 'refused', isLate: true })
})

test('B68 a page behind the mailed link from before an update, which does not say what it showed, showed one that waits', async () => {
  const id = await insert('waiting')
  const { approve = '' } = await buttonsOf(id)
  const old = approve.replace('&seen=waiting', '')
  expect(old).not.toBe(approve)
  await inOffice(id, 'refuse', 'waiting')
  await press(old)
  expect(await stateOf(id)).toBe('refused')
})

test('B68 the mailed link decides on what its page shows, in every state, and a second press is not told of somebody else', async () => {
  const id = await insert('waiting')
  for (const [decision, after] of [
    ['refuse', 'refused'],
    ['approve', 'approved'],
    ['withdraw', 'withdrawn'],
    ['approve', 'approved'],
  ] as const) {
    const buttons = await buttonsOf(id)
    await press(buttons[decision])
    const to = await press(buttons[decision])
    expect(await stateOf(id)).toBe(after)
    expect(await pageAt(to)).toMatchObject({ state: after, isLate: false })
    expect([...new URL(to, origin).searchParams.keys()]).toEqual(['token'])
  }
})

const origin = 'https://agency.example'

async function insert(state: TestimonialState) {
  const rows = await db.insert(testimonials).values(testimonialRow({ state })).returning()
  return rows[0]?.id ?? 0
}

const stateOf = async (id: number) =>
  (await db.select().from(testimonials).where(eq(testimonials.id, id)))[0]?.state

const inOffice = async (id: number, decision: Decision, seen: TestimonialState) =>
  await db.transaction((tx) => decide(tx, { id, decision, seen, now: appIn().clock.now() }))

async function pageAt(address: string) {
  const url = new URL(address, origin)
  const args = { request: new Request(url), url, params: {}, context: contextOf(appIn()), pattern: '' }
  const { data } = await loader(args as unknown as Parameters<typeof loader>[0])
  return data.review
}

/** The buttons of the page behind the mailed link, by what they decide. */
async function buttonsOf(id: number): Promise<Partial<Record<Decision, string>>> {
  const review = await pageAt(decisionLink(appIn(), id, 'approve', 'nl'))
  return Object.fromEntries((review?.decisions ?? []).map((one) => [one.decision, one.action]))
}

/** @returns where the answer leads */
async function press(address = ''): Promise<string> {
  const url = new URL(address, origin)
  const request = new Request(url, { method: 'POST' })
  const args = { request, url, params: {}, context: contextOf(appIn()), pattern: '' }
  const answer = await action(args as unknown as Parameters<typeof action>[0])
  return answer instanceof Response ? (answer.headers.get('location') ?? '') : ''
}
