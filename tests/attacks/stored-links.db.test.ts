import { eq, ne } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import * as schema from '#db/schema'
import { newMessageId } from '~/features/mail/message-id.server'
import { postMail, runMailCommand, senderIn } from '~/features/mail/public.server'
import { runOwnerCommand } from '~/features/owners/public.server'
import { exportData } from '~/features/privacy/my-data.server'
import { locales } from '~/kernel/locale'
import { formHandlers } from '~/pages/form-handlers.server'
import { forms } from '~/pages/form-registry'
import type { App } from '~/platform/app.server'
import { purposeOf } from '~/platform/signed-links.server'
import { everyRow } from '../setup/every-row'
import type { ArrivedMail } from '../setup/mail-server'
import { tokenIn } from '../setup/mails'
import { printed } from '../setup/printed'
import { followLinks, page, sendAllForms, valuesOf } from './all-forms'
import { agencyMailbox, demoAgency } from './demo-agency'

const agency = await demoAgency([schema.mails], 'sent')
const { db, pool, appIn, arrived, mailTo } = agency

/** What may be a signed link, however it is written: a calendar folds its lines. */
const tokensIn = (text: string) =>
  text.replace(/(\\r\\n|\r?\n)[ \t]/g, '').match(/(?<![\w-])[\w-]+\.[\w-]{43,51}(?![\w-])/g) ?? []

const purposesIn = (app: App, text: string) => tokensIn(text).flatMap((token) => purposeOf(app, token) ?? [])

const linksInTables = async (app: App) =>
  (await everyRow(pool)).flatMap(({ table, row }) =>
    purposesIn(app, row).map((purpose) => [table, purpose, row.slice(0, 300)]),
  )

const everythingIn = ({ text, html, headers, attachments }: ArrivedMail) =>
  [text, html, ...headers.values(), ...attachments.map(({ content }) => said(content))].join('\n')

const said = (content: ArrivedMail['attachments'][number]['content']) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/** Waits until no mail is left to be sent. */
const allSent = () =>
  vi.waitFor(async () => {
    const { kind, state, tries, problem } = schema.mails
    const waiting = await db
      .select({ kind, state, tries, problem })
      .from(schema.mails)
      .where(ne(state, 'sent'))
    expect(waiting).toEqual([])
  }, 60_000)

test('S-12 after every form, with all its mails sent, no table holds a link that opens anything', async () => {
  const [locale] = locales
  const app = appIn(locale)
  await sendAllForms(app, { visitorOf: (form, about) => `${form}-${about}@post.example` })
  await allSent()
  expect(await linksInTables(app)).toEqual([])
  await followLinks(app)
  await printed((print) =>
    runOwnerCommand(['add', 'o@post.example', '--listings', '2706'], async () => app, print),
  )
  await allSent()
  const delivered = new Set(arrived.flatMap((mail) => purposesIn(app, everythingIn(mail))))
  expect([...delivered].sort()).toEqual([
    ...['appointment', 'calendar', 'confirm', 'demand', 'documents'],
    ...['estimate', 'newsletter', 'owner-link', 'privacy', 'testimonial'],
  ])
  expect(await linksInTables(app)).toEqual([])
}, 180_000)

test('S-12 a calendar file keeps its lines short, and its link opens the appointment', async () => {
  const app = appIn('nl')
  const form = formOf('book-viewing')
  const values = valuesOf(
    { form, variant: '', about: { listing: '2706' }, spelled: (mark) => mark },
    'c@post.example',
  )
  await formHandlers.accept(app, { form, values, page })
  const { attachments } = await mailTo('email-c@post.example')
  const file = said(attachments[0]?.content ?? '')
  expect(Math.max(...file.split(/\r?\n/).map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(purposesIn(app, file)).toContain('appointment')
})

test('S-12 a mail that was given up is sent again with fresh links; what somebody typed is never signed', async () => {
  const app = appIn('nl')
  await formHandlers.accept(app, { form: formOf('my-data'), values: { email: 'd@post.example' }, page })
  const first = tokenIn((await mailTo('d@post.example')).text)
  await vi.waitFor(async () => expect(await db.$count(schema.mails, eq(schema.mails.state, 'sent'))).toBe(1))
  const [row] = await db.select().from(schema.mails)
  const typed = /\S+\.unsigned\.privacy\.\S+/.exec(row?.text ?? '')?.[0].replace(/^.*token=/, '') ?? ''
  expect(typed).not.toBe('')
  arrived.length = 0
  await db.update(schema.mails).set({ state: 'failed' })
  await printed((print) => runMailCommand(['retry', 'all'], async () => app, print))
  const again = tokenIn((await mailTo('d@post.example')).text)
  expect(purposeOf(app, again)).toBe('privacy')
  expect(purposeOf(app, first)).toBe('privacy')
  arrived.length = 0
  const form = formOf('site-contact')
  const values = valuesOf({ form, variant: '', about: {}, spelled: () => typed }, 'e@post.example')
  await formHandlers.accept(app, { form, values, page })
  const toAgency = await mailTo(agencyMailbox)
  expect(toAgency.text).toContain(typed.slice(0, 40))
  expect(purposesIn(app, everythingIn(toAgency))).toEqual([])
})

test('S-12 who knows the identity of a mail beforehand has nothing signed by it either', async () => {
  const app = appIn('nl')
  const once = 'answer 1 1 pressed'
  const key = newMessageId(app, once).replace(/^<|@.*$/g, '')
  const data = Buffer.from(JSON.stringify({ data: { email: 'victim@post.example' }, until: 9e12 }))
  const typed = `${data.toString('base64url')}.unsigned.privacy.${key}`
  await postMail(db, app, await senderIn(app, 'nl'), {
    ...{ kind: 'lead-answer', audience: 'answered', to: 'g@post.example', locale: 'nl', once },
    content: {
      ...{ subject: typed, title: typed },
      blocks: [
        { type: 'lines', text: `see ${typed} .` },
        { type: 'button', text: typed, href: `https://agency.example/?token=${typed}` },
      ],
    },
  })
  const mail = await mailTo('g@post.example')
  expect(purposesIn(app, everythingIn(mail))).toEqual([])
  expect(mail.text).toMatch(/see\s+…\s+\./)
})

test('S-12 the export of what is kept of somebody holds no link that opens anything, and every mail they got', async () => {
  const app = appIn('nl')
  await formHandlers.accept(app, { form: formOf('my-data'), values: { email: 'f@post.example' }, page })
  await mailTo('f@post.example')
  const { mails } = await exportData(app, 'f@post.example')
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).toContain('?token=…')
  expect(JSON.stringify(mails)).not.toContain('unsigned')
})

function formOf(name: string) {
  const form = forms.find((one) => one.name === name)
  if (!form) throw new Error(name)
  return form
}
