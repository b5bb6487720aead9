import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog, confirmedAddresses, demandListings, demands, mails } from '#db/schema'
import { actSender } from '../../../../tests/setup/office'
import { testApp } from '../../../../tests/setup/test-app'
import { askForAlerts } from '../ask-for-alerts.server'
import { changeDemand, startDemand } from '../change-demand.server'
import { demandRegister } from '../demand-register.form'
import { mailAlerts } from '../mail-alerts.server'
import { changeAct, enterAct, stopAct, tellAct } from './alert-acts.server'
import { readAlertFilter } from './alert-filter'
import { alertPage, alertsPage } from './alerts-page.server'

const { db, appAt } = await testApp({ demo: 'all', locale: 'nl', emptied: [demands, mails] })
const app = appAt('2026-11-16T10:00:00Z')
const later = appAt('2026-11-17T10:00:00Z')
const send = await actSender(db, 'agent', [enterAct, changeAct, stopAct, tellAct])

/** A house for sale in Linkebeek. */
const listing = 2706
const criteria = {
  ...{ goal: 'sale', type: 'all', zone: 'flanders', places: '', rhythm: 'daily', energy: '', also: [] },
  ...{ priceMin: '', priceMax: '', bedroomsMin: '', bedroomsMax: '', garages: '', parkings: '' },
  ...{ surfaceMin: '', budget: '' },
}
const person = { firstName: 'Élodie', lastName: 'Piron', email: 'Elodie@Post.example', phone: '', remark: '' }
const entering = { act: 'alerts.enter', ...person, locale: 'fr', ...criteria }

beforeEach(async () => {
  await db.delete(demandListings)
})

const onlyRow = async () => (await db.select().from(demands))[0] as typeof demands.$inferSelect

/** Somebody's running search. */
async function running(email = 'bo@post.example', zone = 'flanders') {
  const values = { goal: 'sale', type: ['all'], zone: [zone], rhythm: 'at-once', firstName: 'Bo', email }
  await askForAlerts(app, { form: demandRegister, values, page: '/nl/hou-me-op-de-hoogte/' })
  const rows = await db.select().from(demands).where(eq(demands.email, email))
  const id = rows[0]?.id ?? ''
  await startDemand(app, id, async () => {})
  await db.delete(mails)
  return id
}

test('B28 a search entered for somebody waits for their own confirmation, in their language', async () => {
  const sent = await send({ app, fields: { ...entering, priceMax: '450.000' } })
  const row = await onlyRow()
  expect(sent).toEqual({ status: 303, to: `/office/alerts/${row.id}/?done=alerts-office:done.entered` })
  expect(row).toMatchObject({
    ...{ email: 'elodie@post.example', locale: 'fr', confirmedAt: null, frequency: 'daily' },
    ...{ priceMaxCents: 45_000_000, zones: ['flanders'], types: [] },
  })
  expect(await db.select().from(mails)).toMatchObject([
    { kind: 'demand-confirm', recipient: 'elodie@post.example', locale: 'fr' },
  ])
  expect((await send({ app, fields: { ...entering, priceMax: '450.000' } })).answer?.message).toMatch(
    /al ingevoerd/,
  )
  expect(await db.$count(mails)).toBe(1)
  const acts = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `demands/${row.id}`))
  expect(acts.map(({ act, before, after }) => ({ act, before, after }))).toEqual([
    { act: 'alerts.enter', before: null, after: null },
  ])
})

test('B28 L17 a search is entered in no language that the site does not speak', async () => {
  await send({ app, fields: { ...entering, locale: 'de' } })
  expect(await onlyRow()).toMatchObject({ locale: 'nl' })
  const [mail] = await db.select().from(mails)
  expect([mail?.locale, mail?.text.includes('/de/')]).toEqual(['nl', false])
})

test('B28 every mistake of a search is named at its field, and nothing is written or mailed', async () => {
  const tooMany = await send({ app, fields: { ...entering, bedroomsMin: '40000' } })
  expect(tooMany.answer?.problems).toEqual({ bedroomsMin: 'Hoogstens 99.' })
  const tooFew = await send({ app, fields: { ...entering, priceMin: '-5' } })
  expect(tooFew.answer?.problems).toEqual({ priceMin: 'Minstens 0.' })
  const wrong = { ...entering, type: [], zone: [], places: 'Nergenshuizen', priceMin: '5', priceMax: '3' }
  const { status, answer } = await send({ app, fields: wrong })
  expect([status, Object.keys(answer?.problems ?? {}).sort()]).toEqual([422, ['places', 'priceMax', 'type']])
  const numbers = await send({ app, fields: { ...entering, garages: 'twee', email: 'nobody' } })
  expect(Object.keys(numbers.answer?.problems ?? {}).sort()).toEqual(['email', 'garages'])
  expect([await db.$count(demands), await db.$count(mails)]).toEqual([0, 0])
})

test('B28 a member changes what somebody looks for; their address is not proven by that', async () => {
  await send({ app, fields: entering })
  const { id } = await onlyRow()
  const before = await db.$count(confirmedAddresses)
  const seen = (await alertPage(app, id))?.version ?? ''
  const change = { act: 'alerts.change', ...criteria, zone: 'brussels', rhythm: 'weekly', seen }
  expect(await send({ app: later, fields: change, id })).toMatchObject({ status: 303 })
  expect(await onlyRow()).toMatchObject({ zones: ['brussels'], frequency: 'weekly', confirmedAt: null })
  expect((await onlyRow()).fields).toMatchObject({ firstName: 'Élodie', email: 'elodie@post.example' })
  expect(await db.$count(confirmedAddresses)).toBe(before)
})

test('B28 what its owner changed by the mailed link meanwhile is not overwritten', async () => {
  const id = await running()
  const seen = (await alertPage(app, id))?.version ?? ''
  const values = { goal: 'sale', type: ['all'], zone: ['wallonia'], rhythm: 'at-once' }
  await changeDemand(later, await onlyRow(), values)
  const { status, answer } = await send({
    app: later,
    fields: { act: 'alerts.change', ...criteria, seen },
    id,
  })
  expect([status, answer?.values.zone, answer?.now?.zone]).toEqual([409, ['flanders'], ['wallonia']])
  expect(await onlyRow()).toMatchObject({ zones: ['wallonia'] })
})

test('B28 a stopped search is gone with what it knew, and its page is no more', async () => {
  const id = await running()
  expect(await send({ app, fields: { act: 'alerts.stop' }, id })).toEqual({
    status: 303,
    to: '/office/alerts/?done=alerts-office:done.stopped',
  })
  expect([await db.$count(demands), await db.$count(demandListings)]).toEqual([0, 0])
  expect(await send({ app, fields: { act: 'alerts.stop' }, id })).toMatchObject({ status: 404 })
  expect(await alertPage(app, id)).toBeUndefined()
})

test('B28 a listing names who looks for it, and is mailed by hand to each once', async () => {
  const bo = await running()
  await running('cé@post.example')
  await running('elsewhere@post.example', 'luxembourg')
  await send({ app, fields: entering })
  await db.delete(mails)
  const page = async () =>
    await alertsPage(later, readAlertFilter(new URLSearchParams({ listing: String(listing) })))
  expect((await page()).rows.map(({ email }) => email).sort()).toEqual(['bo@post.example', 'cé@post.example'])
  expect((await page()).listing).toMatchObject({ isAvailable: true, asking: 2, told: 0 })
  const tell = { act: 'alerts.tell', listing: String(listing) }
  expect(await send({ app: later, fields: tell, id: bo })).toMatchObject({ status: 303 })
  expect((await page()).listing).toMatchObject({ asking: 2, told: 1 })
  const both = await Promise.all([send({ app: later, fields: tell }), send({ app: later, fields: tell })])
  expect(both.map(({ status }) => status).sort()).toEqual([303, 422])
  const sent = await db.select().from(mails)
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(['bo@post.example', 'cé@post.example'])
  expect(sent[0]).toMatchObject({
    kind: 'alert',
    headers: { 'List-Unsubscribe': expect.stringContaining('token=') },
  })
  expect((await page()).listing).toMatchObject({ asking: 2, told: 2 })
})

test('B28 F7 who had a mail of their search today gets a listing that is told by hand with the next one', async () => {
  const id = await running()
  const tell = (at: string) =>
    send({ app: appAt(at), fields: { act: 'alerts.tell', listing: String(listing) }, id })
  await db.update(demands).set({ mailedAt: new Date('2026-11-17T06:30:00Z') })
  expect((await tell('2026-11-17T10:00:00Z')).to).toContain('done=alerts-office:done.waits')
  expect(await db.$count(mails)).toBe(0)
  expect(await mailAlerts(appAt('2026-11-17T11:00:00Z'), ['at-once'])).toBe(0)
  expect(await mailAlerts(appAt('2026-11-18T06:30:00Z'), ['at-once'])).toBe(1)
  expect(await tell('2026-11-19T10:00:00Z')).toMatchObject({ status: 422 })
  expect(await db.$count(mails)).toBe(1)
})

test('B28 a listing that is not available is mailed to nobody', async () => {
  const id = await running()
  const { status, answer } = await send({ app, fields: { act: 'alerts.tell', listing: '999999' }, id })
  expect([status, answer?.problems]).toEqual([
    422,
    { listing: 'Er is geen beschikbaar pand met dit nummer.' },
  ])
  expect(await db.$count(mails)).toBe(0)
  const page = await alertsPage(app, readAlertFilter(new URLSearchParams({ listing: '999999' })))
  expect([page.rows, page.listing?.isAvailable]).toEqual([[], false])
})

test('B28 the list is filtered by state, goal and words, and says what each looks for', async () => {
  await running()
  await send({ app, fields: { ...entering, goal: 'rent', priceMax: '1200', bedroomsMin: '2' } })
  const emails = async (query: string) =>
    (await alertsPage(app, readAlertFilter(new URLSearchParams(query)))).rows.map(({ email }) => email)
  expect(await emails('state=running')).toEqual(['bo@post.example'])
  expect(await emails('goal=rent')).toEqual(['elodie@post.example'])
  for (const words of ['PIRON', 'elodie', 'piron ÉLO', 'elodie@post'])
    expect([words, await emails(`words=${encodeURIComponent(words)}`)]).toEqual([
      words,
      ['elodie@post.example'],
    ])
  for (const words of ['%', '_', '\\', 'elodie bo', "'", '*'])
    expect([words, await emails(`words=${encodeURIComponent(words)}`)]).toEqual([words, []])
  expect(await emails('state=nonsense&goal=x')).toHaveLength(2)
  const { rows } = await alertsPage(app, readAlertFilter(new URLSearchParams('goal=rent')))
  expect(rows[0]?.looksFor).toMatch(/^Alle types · .+ · tot €\s1\.200 · minstens 2 slaapkamers$/)
})
