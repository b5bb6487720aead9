import { expect, test, vi } from 'vitest'
import { testApp } from '../tests/setup/test-app'
import { type Check, ok, problem } from './doctor/check'
import { createHealthWatch } from './office-health'

const { appIn } = await testApp({ demo: 'all', jobs: 'queued' })

/** A clock that can be set. */
function services() {
  const app = appIn()
  const time = { now: app.clock.now() }
  return { time, app: { ...app, clock: { now: () => time.now } } }
}

function counted() {
  let runs = 0
  const check: Check = {
    name: 'disk',
    atStart: true,
    run: () => (++runs > 1 ? problem('Full.', 'Make room.') : ok('Fine.')),
  }
  return { check, runs: () => runs }
}

test('B75 nobody waits for the checks: the first answer comes before they ran, the next has what they found', async () => {
  const { app } = services()
  const { check } = counted()
  const ask = createHealthWatch(app, [check])
  expect(ask()).toBeUndefined()
  const found = await vi.waitUntil(() => ask(), 10_000)
  expect(found.findings).toEqual([{ check: 'disk', state: 'ok', what: 'Fine.' }])
  expect(found.figures).toMatchObject({
    version: expect.stringMatching(/^\d/),
    failedMails: expect.any(Number),
    lastImport: { outcome: 'applied' },
    disk: { freeBytes: expect.any(Number) },
  })
})

test('B75 what was found is told for a minute, then found again once, however many ask', async () => {
  const { app, time } = services()
  const { check, runs } = counted()
  const ask = createHealthWatch(app, [check])
  ask()
  await vi.waitUntil(() => ask(), 10_000)
  time.now = new Date(time.now.getTime() + 59_000)
  for (let count = 0; count < 20; count += 1) ask()
  expect(runs()).toBe(1)
  time.now = new Date(time.now.getTime() + 2_000)
  for (let count = 0; count < 20; count += 1) expect(ask()?.findings[0]?.state).toBe('ok')
  await vi.waitUntil(() => ask()?.findings[0]?.state === 'problem', 10_000)
  expect(runs()).toBe(2)
})

test('B75 a check that fails is a finding, and the page stands', async () => {
  const { app } = services()
  const ask = createHealthWatch(app, [
    { name: 'backup', atStart: false, run: () => Promise.reject(new Error('secret words')) },
  ])
  ask()
  const found = await vi.waitUntil(() => ask(), 10_000)
  expect(found.findings).toEqual([
    { check: 'backup', state: 'unknown', what: 'Could not be checked (Error).' },
  ])
})
