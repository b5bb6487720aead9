import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answerTemplates, auditLog, leads, webhookDeliveries } from '#db/schema'
import type { Role } from '~/platform/office/permissions'
import { submitAct } from '../../../../tests/setup/office'
import { createLead, createMember, inRole } from '../../../../tests/setup/rows'
import { testApp } from '../../../../tests/setup/test-app'
import { addTemplateAct, changeTemplateAct, removeTemplateAct } from './template-acts.server'
import { resendDeliveryAct } from './webhook-acts.server'

const now = new Date('2026-11-20T10:00:00Z')
const { db, appIn, asked } = await testApp({ emptied: [answerTemplates, leads] })
const member = await createMember(db)
const acts = [addTemplateAct, changeTemplateAct, removeTemplateAct, resendDeliveryAct]

const send = (fields: Record<string, string>, id?: number, role: Role = 'admin') =>
  submitAct(acts, { app: appIn('nl', now), member: inRole(member, role), page: 'templates', id, fields })

const empty = Object.fromEntries(
  ['nl', 'fr', 'en', 'de'].flatMap((locale) => [
    [`${locale}Subject`, ''],
    [`${locale}Body`, ''],
  ]),
)
const change = { act: 'templates.change', name: 'Bezoek', position: '3', ...empty }
const rows = () => db.select().from(answerTemplates).orderBy(asc(answerTemplates.id))

async function added(): Promise<number> {
  await send({ act: 'templates.add', name: 'Bezoek voorstellen' })
  return (await rows()).at(-1)?.id ?? 0
}

test('B18 a template is made, gets its texts in some languages, and goes', async () => {
  const id = await added()
  const nl = { nlSubject: 'Bezoek aan {pand}', nlBody: 'Dag {voornaam},\r\n\r\n{link}' }
  expect(await send({ ...change, ...nl, deBody: '{Vorname}', deSubject: 'Termin' }, id)).toMatchObject({
    status: 303,
  })
  expect(await rows()).toMatchObject([
    {
      name: 'Bezoek',
      position: 3,
      texts: {
        nl: { subject: 'Bezoek aan {pand}', body: 'Dag {voornaam},\n\n{link}' },
        de: { subject: 'Termin', body: '{Vorname}' },
      },
    },
  ])
  expect(await send({ act: 'templates.remove' }, id)).toMatchObject({ status: 303 })
  expect(await rows()).toEqual([])
  const acts = await db
    .select({ act: auditLog.act })
    .from(auditLog)
    .where(eq(auditLog.subject, `templates/${id}`))
  expect(acts.map(({ act }) => act)).toEqual(['templates.add', 'templates.change', 'templates.remove'])
})

test('B18 a placeholder that nobody knows is named at its field, and half a text is asked for whole', async () => {
  const id = await added()
  const wrong = await send({ ...change, nlSubject: 'Dag', nlBody: 'Dag {vornam}', frBody: 'Bonjour' }, id)
  expect(wrong.status).toBe(422)
  expect(wrong.answer?.problems?.nlBody).toContain('{vornam}')
  expect(Object.keys(wrong.answer?.problems ?? {})).toEqual(['nlBody', 'frSubject'])
  expect((await rows())[0]?.texts).toEqual({})
})

test('B3 templates and the webhook are for admins', async () => {
  const id = await added()
  for (const role of ['agent', 'editor'] as const)
    for (const act of ['templates.add', 'templates.change', 'templates.remove', 'webhook.resend'])
      expect(await send({ ...change, act, delivery: 'all' }, id, role)).toMatchObject({ status: 403 })
  for (const act of ['templates.change', 'templates.remove'])
    expect(await send({ ...change, act }, 999_999)).toMatchObject({ status: 404 })
})

test('B20 what the CRM refused is sent again, one or all, with the id that it had', async () => {
  const leadId = await createLead(db)
  const before = new Date('2026-11-18T10:00:00Z')
  const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  const refused = { leadId, at: before, nextAt: before, state: 'refused', tries: 9 } as const
  for (const id of ids) await db.insert(webhookDeliveries).values({ ...refused, id })
  asked.length = 0
  expect(await send({ act: 'webhook.resend', delivery: ids[0] ?? '' })).toMatchObject({ status: 303 })
  const states = async () =>
    (await db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id))).map(
      ({ state, tries, at }) => [...[state, tries, at]],
    )
  expect(await states()).toEqual([
    ['waiting', 0, now],
    ['refused', 9, before],
  ])
  expect(await send({ act: 'webhook.resend', delivery: 'all' })).toMatchObject({ status: 303 })
  expect((await states()).map(([state]) => state)).toEqual(['waiting', 'waiting'])
  expect(asked).toMatchObject([{ queue: 'deliver-leads' }, { queue: 'deliver-leads' }])
  expect(await send({ act: 'webhook.resend', delivery: 'all' })).toMatchObject({ status: 422 })
})
