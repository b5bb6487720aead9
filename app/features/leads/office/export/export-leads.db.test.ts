import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { auditLog, leads } from '#db/schema'
import { formHandlersContext } from '~/features/forms/public.server'
import { formHandlers } from '~/pages/form-handlers.server'
import type { Role } from '~/platform/office/permissions'
import { hostileWords } from '../../../../../tests/audit/hostile-words'
import { askedBy, submitAct } from '../../../../../tests/setup/office'
import { createMember, inRole, leadRow } from '../../../../../tests/setup/rows'
import { testApp } from '../../../../../tests/setup/test-app'
import { exportLeadsAct } from './export-act.server'
import { loader } from './leads-file.route'

const { db, appIn } = await testApp({ demo: 'agency', emptied: [leads] })
const now = new Date('2026-11-20T10:00:00Z')
const ada = await createMember(db)

const visitor = { firstName: 'Élodie', lastName: 'Peeters', phone: '0475123456', remark: 'Une cave ?' }

const lead = (more: Partial<typeof leads.$inferInsert> = {}) =>
  leadRow({ email: 'el@post.example', locale: 'fr', fields: visitor, ...more })

const asking = (role: Role, at: Date) => ({
  ...{ app: appIn('nl', at), member: inRole(ada, role) },
  prepare: (context: RouterContextProvider) => context.set(formHandlersContext, formHandlers),
})

/** Presses the button of the inbox at an address. */
const pressed = (query = '', role: Role = 'admin', at = now) =>
  submitAct([exportLeadsAct], { ...asking(role, at), page: 'leads', query, fields: { act: 'leads.export' } })

async function fileAt(address = '', role: Role = 'admin', at = now) {
  const url = new URL(address, 'https://agency.example')
  const answer = (await loader({ ...askedBy(asking(role, at)), url, request: new Request(url) })) as Response
  // Read as bytes: text() would take the mark at the beginning away.
  return {
    status: answer.status,
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()),
  }
}

const rowsOf = (text: string): string[][] => parse(text, { delimiter: ';', bom: true })

test('B20 the leads that the inbox shows are a file that Excel opens, with what their visitors wrote', async () => {
  const { id: staffId } = await createMember(db, { name: 'Bo' })
  await db
    .insert(leads)
    .values([lead({ listingId: 2706 }), lead({ state: 'done', outcome: 'mandate', staffId })])
  const { status, to } = await pressed('?state=done&page=1')
  expect([status, to]).toEqual([
    expect.any(Number),
    expect.stringMatching(/^\/office\/leads\/leads\.csv\?state=done&token=/),
  ])
  const { text } = await fileAt(to)
  expect(text.startsWith('\ufeff"Nummer";"Gestuurd";')).toBe(true)
  const [head = [], ...rows] = rowsOf(text)
  expect(rows.map((row) => Object.fromEntries(row.map((cell, index) => [head[index], cell])))).toMatchObject([
    {
      ...{
        Gestuurd: '2026-11-20 11:00',
        Soort: 'Vraag over een pand',
        Status: 'Afgehandeld',
        Uitkomst: 'Opdracht',
      },
      ...{ Voornaam: 'Élodie', Naam: 'Peeters', 'E-mail': 'el@post.example', Telefoon: '0475 12 34 56' },
      ...{ Taal: 'Français', 'Wat er stond': 'Une cave ?' },
    },
  ])
  expect(await db.select().from(auditLog).where(eq(auditLog.act, 'leads.export'))).toMatchObject([
    { subject: 'leads', after: { count: 1 } },
  ])
})

test('B20 B6 an export asks for the password after a while, and its file is what was chosen, for the member who asked, for ten minutes', async () => {
  await db.insert(leads).values([lead(), lead({ state: 'spam' })])
  const late = new Date(now.getTime() + 15 * 60_000 + 1)
  expect((await pressed('', 'admin', late)).answer?.problems).toHaveProperty('password')
  expect((await pressed('?state=done')).answer?.message).toBe('Er is geen aanvraag om te exporteren.')
  const { to } = await pressed('?state=spam')
  expect((await fileAt(to)).status).toBe(200)
  for (const other of [
    to.replace('state=spam', 'state=all'),
    to.replace('state=spam&', ''),
    '/office/leads/leads.csv',
  ])
    expect([other, (await fileAt(other)).status]).toEqual([other, 404])
  expect((await fileAt(to, 'admin', new Date(now.getTime() + 11 * 60_000))).status).toBe(404)
})

test('B20 B3 nobody but an admin exports', async () => {
  await db.insert(leads).values(lead())
  const { to } = await pressed()
  for (const role of ['agent', 'editor'] as const) expect((await pressed('', role)).status).toBe(403)
  expect((await fileAt(to, 'agent')).status).toBe(404)
  await expect(fileAt(to, 'editor')).rejects.toMatchObject({ init: { status: 403 } })
})

test('B8 B20 2,000 hostile values of visitors begin no formula in the file, whatever separator a program takes', async () => {
  const words = hostileWords(2_000).map((word) => word.replaceAll('\u0000', ''))
  await db
    .insert(leads)
    .values(
      words.map((word) => lead({ fields: { firstName: word, lastName: `x;${word}`, remark: `x\n${word}` } })),
    )
  const { text } = await fileAt((await pressed()).to)
  expect(rowsOf(text)).toHaveLength(2_001)
  const cells = text.split(/[;,\t\r\n]/).map((cell) => cell.normalize('NFKC').replace(/^["\s\p{C}]+/u, ''))
  expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
})
