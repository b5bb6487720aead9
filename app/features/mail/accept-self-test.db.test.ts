import { expect, test } from 'vitest'
import { leads, mails } from '#db/schema'
import { stoppedClock } from '~/platform/clock'
import { testApp } from '../../../tests/setup/test-app'
import { acceptSelfTest } from './accept-self-test.server'
import { selfTest } from './testing-testing.form'

const { db, appIn } = await testApp({ demo: 'all', jobs: 'queued' })
const app = appIn('fr', '2026-11-21T10:00:00Z')

test('S-03 one challenge sent again and again leaves the staff their tests', async () => {
  const test = (id: string, clock = app.clock) =>
    acceptSelfTest(
      { ...app, clock },
      { form: selfTest, values: {}, page: '/fr/', solved: { id, expires: new Date('2026-11-20T11:00:00Z') } },
    )
  const hourBefore = stoppedClock('2026-11-20T10:00:00Z')
  await test('one', hourBefore)
  for (let count = 0; count < 10; count += 1)
    await expect(test('one', hourBefore)).rejects.toThrow('used before')
  expect(await test('another', hourBefore)).toHaveProperty('to')
  await db.delete(mails)
})

test('F1 a test is one mail to the agency’s own address, no lead, and at most six an hour', async () => {
  const test = () =>
    acceptSelfTest(app, { form: selfTest, values: { remark: 'x', email: 'else@post.example' }, page: '/fr/' })
  for (let count = 0; count < 6; count += 1)
    expect(await test()).toMatchObject({
      to: expect.stringMatching(/^\/fr\/merci\/testing-testing\/\?test=/),
    })
  expect(await test()).toEqual({
    problems: [{ field: 'remark', problem: 'testsOver', params: { count: 60 } }],
  })
  const kept = await db.select().from(mails)
  expect(kept.map(({ recipient }) => recipient)).toEqual(Array(6).fill('hallo@tilia.example'))
  expect(await db.select().from(leads)).toEqual([])
})
