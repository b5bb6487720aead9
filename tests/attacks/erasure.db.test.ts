import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as schema from '#db/schema'
import { askReset } from '~/features/accounts/account-jobs.server'
import { openSession } from '~/features/accounts/session.server'
import { tellOfLogin } from '~/features/accounts/tell-of-login.server'
import { confirmAddress, runMailCommand, startMailWorker } from '~/features/mail/public.server'
import { ownerKind } from '~/features/owners/owner-kind.server'
import { findOwnerByEmail } from '~/features/owners/owners.repo.server'
import { runOwnerCommand } from '~/features/owners/public.server'
import { eraseAllData, exportData } from '~/features/privacy/my-data.server'
import { everyRow } from '../setup/every-row'
import { printed } from '../setup/printed'
import { followLinks, sendAllForms } from './all-forms'
import { demoAgency } from './demo-agency'

const { db, pool, appIn } = await demoAgency([schema.mails], 'queued')
const app = appIn('nl')

/** As they are typed, and as their traces are looked for. */
const person = { email: 'Ada.Erased@Post.Example', name: 'Zorgvlietse' }
const friend = 'grace.stays@post.example'

const isTrace = (text: string) => {
  const said = text.toLowerCase()
  return said.includes(person.email.toLowerCase()) || said.includes(person.name.toLowerCase())
}

const tracesInTables = async () => [
  ...new Set((await everyRow(pool)).flatMap(({ table, row }) => (isTrace(row) ? [table] : []))),
]

/** Base64 and quoted-printable are opened too: parts of a mail are written in them. */
function tracesInFiles(folder = app.config.dataDir): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(folder, name)
    if (!statSync(file).isFile()) return false
    const text = readFileSync(file, 'latin1')
    const parts = text.match(/[A-Za-z0-9+/=\r\n]{40,}/g) ?? []
    const decoded = parts.map((part) => Buffer.from(part, 'base64').toString('latin1'))
    return isTrace([text, text.replace(/=\r\n/g, ''), ...decoded].join('\n'))
  })
}

/** Everything that somebody can leave here: forms, their links and mails, an account with a login. */
async function leaveTraces() {
  await confirmAddress(db, app, person.email)
  await confirmAddress(db, app, friend)
  const spelled = (mark: string) => `${person.name} ${mark}`
  await sendAllForms(app, { visitorOf: () => person.email, friend, spelled })
  await sendAllForms(app, { visitorOf: () => friend, friend: person.email })
  await followLinks(app)
  await sendAllForms(appIn('nl', '2026-11-21T10:00:00Z'), { visitorOf: () => person.email, friend, spelled })
  await loginOf(person.email.toLowerCase())
}

async function loginOf(email: string) {
  const words = ['add', email, '--listings', '2706', '--name', person.name]
  await printed((print) => runOwnerCommand(words, async () => app, print))
  const owner = await findOwnerByEmail(db, email)
  if (!owner) throw new Error('no owner')
  const request = new Request('https://agency.example/nl/login/', {
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' },
  })
  await db.transaction(async (tx) => {
    await tellOfLogin(ownerKind, tx, app, owner, request, 'password')
    await openSession(ownerKind, tx, app, owner, request)
  })
  await askReset(ownerKind, app, email, '192.0.2.1')
}

test('S-21 after an erasure no table, the job queue’s included, and no file holds the address or the name', async () => {
  await leaveTraces()
  const close = await startMailWorker(app)
  onTestFinished(close)
  await vi.waitFor(
    async () =>
      expect(await printed((print) => runMailCommand(['status'], async () => app, print))).toMatchObject({
        output: expect.stringMatching(/^0 waiting/),
      }),
    60_000,
  )
  expect(await tracesInTables()).toEqual(expect.arrayContaining(['public.mails', 'public.leads']))
  expect(tracesInFiles().length).toBeGreaterThan(10)
  const before = await exportData(app, friend)
  const namesake = `not.${person.email.toLowerCase()}`
  await askReset(ownerKind, app, namesake, '192.0.2.2')
  await eraseAllData(app, person.email.toLowerCase())
  const rows = await everyRow(pool)
  expect(rows.filter(({ row }) => row.includes(namesake)).map(({ table }) => table)).toContain('pgboss.job')
  const left = rows.filter(({ row }) => isTrace(row.replaceAll(namesake, '')))
  expect(left.map(({ table, row }) => [table, /"kind": "([^"]+)"/.exec(row)?.[1]])).toEqual([])
  expect(tracesInFiles()).toEqual([])
  const { mails: mailsBefore = [], pending: pendingBefore = [], ...others } = before
  const { mails = [], pending = [], ...kept } = await exportData(app, friend)
  expect(kept).toEqual(others)
  expect(mails).toEqual(mailsBefore)
  expect(pending.length).toBeLessThanOrEqual(pendingBefore.length)
}, 180_000)

test('F11 the export holds the logins of an owner and the browsers that they used, and no key to them', async () => {
  await loginOf('owner@post.example')
  const { owners } = await exportData(app, 'owner@post.example')
  expect(owners).toMatchObject([
    {
      hasSecondFactor: false,
      listings: [2706],
      logins: [{ device: 'Firefox, Windows', startedAt: app.clock.now() }],
      knownBrowsers: [{ seenAt: app.clock.now() }],
    },
  ])
  for (const { id } of await db.select().from(schema.ownerSessions))
    expect(JSON.stringify(owners)).not.toContain(id)
})
