import { expect, onTestFinished, test, vi } from 'vitest'
import { officeEventsPath } from '~/i18n/office-table'
import { memberOf } from '~/platform/office/member.fixture'
import type { Member } from '~/platform/office/member.server'
import type { OfficeNews } from '~/platform/office/office-news.server'
import { createOfficeEvents } from './office-events'

type FoundMember = Member | undefined

function eventsOf(find: () => FoundMember | Promise<FoundMember>, { isAway = false, beatMs = 60_000 } = {}) {
  const events = createOfficeEvents({ findMember: async () => await find(), isAway: () => isAway, beatMs })
  onTestFinished(events.close)
  return events
}

const ask = (events: ReturnType<typeof eventsOf>, method = 'GET') =>
  events.answer(new Request(`http://localhost${officeEventsPath}`, { method }))

/** What a stream says, as it comes. */
async function listenTo(response: Response) {
  const said: string[] = []
  let isOver = false
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      said.push(part.value)
    isOver = true
  }
  const reading = read()
  const eventsSaid = () => [...said.join('').matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)
  return { said, eventsSaid, isOver: () => isOver, reading, leave: () => reader?.cancel() }
}

const lead = (rest: Partial<OfficeNews> = {}) =>
  JSON.stringify({ kind: 'lead', id: 7, isNew: true, ...rest } satisfies OfficeNews)

test('B13 every open stream is told at once that a lead came, and nothing of what it says', async () => {
  const events = eventsOf(() => memberOf('agent'))
  const streams = await Promise.all([1, 2].map(async () => await listenTo(await ask(events))))
  events.told(lead())
  for (const { said, eventsSaid } of streams) {
    await vi.waitFor(() => expect(eventsSaid()).toEqual(['mark', 'news']))
    const data = /event: news\ndata: (.*)\n\n/.exec(said.join(''))?.[1] ?? ''
    expect(JSON.parse(data)).toEqual({ mark: events.mark(), kind: 'lead', isNew: true })
  }
})

test('B13 after words were missed every page is told to look again, by another mark', async () => {
  const events = eventsOf(() => memberOf('agent'))
  const stream = await listenTo(await ask(events))
  const before = events.mark()
  events.told(undefined)
  await vi.waitFor(() => expect(stream.eventsSaid()).toEqual(['mark', 'mark']))
  expect(events.mark()).not.toBe(before)
})

test('B13 what a member entered themselves is news to others, and to them a change alone', async () => {
  const events = eventsOf(() => memberOf('agent'))
  const { said, eventsSaid } = await listenTo(await ask(events))
  events.told(lead({ by: 1 }))
  events.told(lead({ by: 2 }))
  await vi.waitFor(() => expect(eventsSaid()).toHaveLength(3))
  const told = [...said.join('').matchAll(/^event: news\ndata: (.*)$/gm)].map(([, data = '']) =>
    JSON.parse(data),
  )
  expect(told.map(({ isNew }) => isNew)).toEqual([false, true])
})

test('B13 a role hears of nothing that it may not read, an agent of nothing that is a colleague’s', async () => {
  const told = async (member: Member, news: string) => {
    const events = eventsOf(() => member)
    const stream = await listenTo(await ask(events))
    events.told(news)
    events.told(undefined)
    await vi.waitFor(() => expect(stream.eventsSaid().at(-1)).toBe('mark'))
    return stream.eventsSaid().includes('news')
  }
  expect(await told(memberOf('editor'), lead())).toBe(false)
  expect(await told(memberOf('agent'), lead({ kind: 'mail' }))).toBe(false)
  expect(await told(memberOf('editor'), lead({ kind: 'testimonial' }))).toBe(true)
  expect(await told(memberOf('agent'), lead({ staffId: 2 }))).toBe(false)
  expect(await told(memberOf('agent'), lead({ staffId: 1 }))).toBe(true)
  expect(await told(memberOf('admin'), lead({ staffId: 2 }))).toBe(true)
  expect(await told({ ...memberOf('agent'), seesAll: true }, lead({ staffId: 2 }))).toBe(true)
})

test('B13 a stream says that it is alive, and ends with the session', async () => {
  let found: FoundMember = memberOf('agent')
  const events = eventsOf(() => found, { beatMs: 20 })
  const stream = await listenTo(await ask(events))
  await vi.waitFor(() => expect(stream.eventsSaid().slice(0, 2)).toEqual(['mark', 'beat']))
  found = undefined
  await vi.waitFor(() => expect(stream.isOver()).toBe(true))
  expect(stream.eventsSaid().at(-1)).toBe('out')
})

test('B13 a stream outlives a database that gives no answer', async () => {
  let isGone = false
  const find = () => (isGone ? Promise.reject(new Error('away')) : memberOf('agent'))
  const events = eventsOf(find, { beatMs: 20 })
  const stream = await listenTo(await ask(events))
  isGone = true
  await vi.waitFor(() => expect(stream.eventsSaid()).toContain('beat'))
  expect(stream.isOver()).toBe(false)
})

test('B75 a process that stops ends every stream at once, and opens no other', async () => {
  const events = eventsOf(() => memberOf('agent'))
  const streams = await Promise.all([1, 2, 3].map(async () => await listenTo(await ask(events))))
  events.close()
  await Promise.all(streams.map(({ reading }) => reading))
  expect((await ask(events)).status).toBe(503)
})

test('B13 nobody, another method, a database that is away and too many pages are refused', async () => {
  const nobody = eventsOf(() => undefined)
  expect((await ask(nobody)).status).toBe(401)
  const events = eventsOf(() => memberOf('agent'))
  expect((await ask(events, 'POST')).status).toBe(405)
  const head = await ask(events, 'HEAD')
  expect([head.status, head.body]).toEqual([200, null])
  expect((await ask(eventsOf(() => memberOf('agent'), { isAway: true }))).status).toBe(503)
  const streams = await Promise.all(Array.from({ length: 30 }, () => ask(events)))
  expect(streams.every(({ status }) => status === 200)).toBe(true)
  expect((await ask(events)).status).toBe(429)
  await streams[0]?.body?.cancel()
  expect((await ask(events)).status).toBe(200)
})
