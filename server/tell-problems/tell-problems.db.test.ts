import { expect, test } from 'vitest'
import { knownProblems, mails } from '#db/schema'
import { createMember } from '../../tests/setup/rows'
import { testApp } from '../../tests/setup/test-app'
import { checks } from '../doctor/checks'
import type { NamedFinding } from '../doctor/run-checks'
import { tellProblems } from './tell-problems'

const { db, appIn } = await testApp({ demo: 'agency', emptied: [mails, knownProblems] })
const app = appIn()

await createMember(db, { role: 'admin' })
await createMember(db, { name: 'Bea', role: 'admin', locale: 'fr' })
await createMember(db, { name: 'Cis' })
await createMember(db, { name: 'Dan', role: 'admin', removedAt: new Date('2026-02-01T00:00:00Z') })

const full: NamedFinding = { check: 'disk', state: 'problem', what: 'The disk is full.', todo: 'Make room.' }
const feed: NamedFinding = { check: 'feed', state: 'problem', what: 'The last feed was refused.' }
const well = (check: string): NamedFinding => ({ check, state: 'ok', what: 'Fine.' })
const sent = async () =>
  (await db.select().from(mails).orderBy(mails.id)).map(({ recipient, subject }) => [recipient, subject])

test('B75 a problem that is found twice is mailed to every admin once, in their language', async () => {
  await tellProblems(app, [full, well('feed')])
  expect(await sent()).toEqual([])
  for (let count = 0; count < 5; count += 1) await tellProblems(app, [full, well('feed')])
  expect(await sent()).toEqual([
    ['ada@agency.example', 'Er is iets mis met de website van Tilia'],
    ['bea@agency.example', 'Tilia : un problème avec le site'],
  ])
  const [dutch] = await db.select().from(mails)
  expect(dutch?.text).toContain('Schijfruimte')
  expect(dutch?.text).toContain('The disk is full. Make room.')
  expect(dutch?.text).toContain('https://agency.example/office/health/')
})

test('B75 another problem is told of alone, and one that was over is told of again', async () => {
  for (const findings of [[full], [full], [full, feed], [full, feed]]) await tellProblems(app, findings)
  expect(await sent()).toHaveLength(4)
  const last = (await db.select().from(mails).orderBy(mails.id)).at(-1)
  expect(last?.text).not.toContain('disk is full')
  for (const findings of [
    [well('disk'), feed],
    [full, feed],
    [full, feed],
  ])
    await tellProblems(app, findings)
  expect(await sent()).toHaveLength(6)
})

test('B75 what could not be checked is neither over nor new, and a warning is not mailed', async () => {
  const unknown: NamedFinding = { check: 'disk', state: 'unknown', what: 'Could not be checked.' }
  const warning: NamedFinding = { check: 'backup', state: 'warning', what: 'Old.', todo: 'Run it.' }
  for (const findings of [[full], [full], [unknown], [full, warning], [full, warning]])
    await tellProblems(app, findings)
  expect(await sent()).toHaveLength(2)
})

test('B75 a problem that comes and goes between two looks is not mailed', async () => {
  for (const findings of [[full], [well('disk')], [full], [well('disk')]]) await tellProblems(app, findings)
  expect(await sent()).toEqual([])
})

test('B75 every check has its words in the office and in the mail', async () => {
  const findings = checks.map(({ name }): NamedFinding => ({ check: name, state: 'problem', what: '.' }))
  await tellProblems(app, findings)
  await tellProblems(app, findings)
  for (const { text } of await db.select().from(mails)) expect(text).not.toContain('office:')
})
