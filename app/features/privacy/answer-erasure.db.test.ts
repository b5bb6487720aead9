import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { mails, staff } from '#db/schema'
import { siteOf } from '~/features/content/public.server'
import { mailFile, mailFolder } from '../../../tests/setup/mails'
import { contextOf } from '../../../tests/setup/requests'
import { createMember, mailRow } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { answerErasure } from './answer-erasure.server'
import { dataLink } from './data-link.server'
import { loader } from './my-data.route'
import { exportData } from './my-data.server'

const { db, appIn } = await testApp({
  demo: 'agency',
  env: { MAIL_AGENCY: 'Desk@agency.example' },
  emptied: [mails],
})
const at = new Date('2026-11-20T10:00:00Z')
const app = appIn('nl')
const context = contextOf(app)

const pageOf = (email: string) => new Request(dataLink(app, email))

/** Presses the button on the page of the mailed link. */
async function erase(email: string): Promise<number> {
  const request = new Request(pageOf(email), { method: 'POST', body: new URLSearchParams() })
  const answer = await answerErasure({ request, context }, email)
  return answer instanceof Response ? answer.status : (answer.init?.status ?? 200)
}

/** What the page of the mailed link says of erasing. */
async function shownFor(email: string) {
  const request = pageOf(email)
  const args = { request, url: new URL(request.url), params: {}, context, pattern: '' }
  const { data } = await loader(args as unknown as Parameters<typeof loader>[0])
  return data.erasing
}

const mail = (recipient: string, replyTo?: string, kind = 'lead-agency') =>
  mailRow({ recipient, replyTo, kind, state: 'sent' })

test('F11 S-06 a mailed link erases nothing of an address of the agency or of a member, nor the mails they sent and got', async () => {
  const member = await createMember(db)
  const ofSite = (await siteOf(db)).identity.email.toLowerCase()
  const own = ['desk@agency.example', ofSite, member.email]
  await db
    .insert(mails)
    .values([...own.map((email) => mail(email, 'el@post.example')), mail('el@post.example', member.email)])
  for (const email of own)
    expect([email, await shownFor(email), await erase(email)]).toEqual([email, 'refused', 422])
  expect(await db.$count(mails)).toBe(4)

  expect([await shownFor('el@post.example'), await erase('el@post.example')]).toEqual(['by-link', 303])
  // Their own go as before; what is left tells the agency of it.
  expect((await db.select().from(mails)).map(({ kind }) => kind)).toEqual(['erasure-agency'])
  await db.update(staff).set({ removedAt: at })
  expect([await shownFor(member.email), await erase(member.email)]).toEqual(['by-link', 303])
})

test('F11 what a former member answered visitors is neither exported nor erased with their address, but with the visitor’s', async () => {
  const [{ email: member }, visitor] = [
    await createMember(db, { name: 'Noor', removedAt: at }),
    'an@post.example',
  ]
  const answer = mail(visitor, member, 'lead-answer')
  const rows = await db
    .insert(mails)
    .values([answer, mail(member)])
    .returning()
  await mkdir(mailFolder(app.config), { recursive: true })
  for (const row of rows) {
    const head = [`To: ${row.recipient}`, `Reply-To: ${row.replyTo ?? 'desk@agency.example'}`]
    await writeFile(mailFile(app.config, row), [...head, '', 'Dag'].join('\r\n'))
  }
  const answers = async () => ({
    rows: (await db.select().from(mails)).filter(({ kind }) => kind !== 'erasure-agency').length,
    files: (await readdir(mailFolder(app.config))).length,
  })
  expect((await exportData(app, member)).mails).toMatchObject([{ kind: 'lead-agency', to: member }])
  expect([await erase(member), await answers()]).toEqual([303, { rows: 1, files: 1 }])
  expect([await erase(visitor), await answers()]).toEqual([303, { rows: 0, files: 0 }])
})
