import { eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { blockedAddresses, demandListings, demands, leads, mails } from '#db/schema'
import { importFeed } from '~/features/feed/public.server'
import type { Values } from '~/features/forms/public'
import { saveConfirmedLead } from '~/features/leads/public.server'
import { allFilters } from '~/features/listings/public'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { asSent, tokenIn } from '../../../tests/setup/mails'
import { createMember } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { endUnrenewedDemands, matchAlerts } from './alert-jobs.server'
import { demandFacts } from './alert-texts.server'
import { askForAlerts } from './ask-for-alerts.server'
import { changeDemand, demandOf, startDemand, stopDemand } from './change-demand.server'
import { criteriaOf, valuesOfStored } from './criteria'
import { demandData } from './demand-data'
import { demandHelp, previewMatches } from './demand-form.server'
import { leadOf } from './demand-lead.server'
import { confirmHours } from './demand-links.server'
import { demandRegister } from './demand-register.form'
import { mailAlerts } from './mail-alerts.server'
import { countDemandsFor, countMatches } from './matching.repo.server'
import { findTold } from './office/alerts-list.repo.server'

const { db, appAt, asked } = await testApp({ demo: 'all', locale: 'fr', emptied: [demands, leads, mails] })
const monday = '2026-11-16T10:00:00Z'
const tuesday = '2026-11-17T10:00:00Z'
const wednesday = '2026-11-18T10:00:00Z'

/** A listing for sale in Linkebeek. */
const home = 2706
const rowOf = async (id = home) =>
  (await db.execute(sql`select price_cents, web_id from listings where id = ${id}`)).rows[0] as {
    price_cents: string
    web_id: number
  }
const { price_cents: firstPrice, web_id: type } = await rowOf()

beforeEach(async () => {
  await setHome(
    sql`withdrawn_at = null, state = 'available', publish_price = true, price_cents = ${firstPrice}, zip = '1630'`,
  )
})

test('F7 an unconfirmed alert gets no mails, and is deleted after a day', async () => {
  await ask(appAt(monday))
  await matchAt(monday)
  expect(await mailAlerts(appAt(monday), all)).toBe(0)
  const [mail] = await posted()
  expect(mail).toMatchObject({ kind: 'demand-confirm', recipient: 'elodie@post.example', locale: 'fr' })
  expect(mail?.text).not.toContain('/2706/')
  const forget = async (now: string) =>
    await demandData.forgetBefore?.(appAt(now), new Date(Date.parse(now) - confirmHours * 3_600_000))
  await forget('2026-11-17T09:00:00Z')
  expect(await db.$count(demands)).toBe(1)
  await forget('2026-11-17T10:01:00Z')
  expect(await db.$count(demands)).toBe(0)
})

test('F4 a repeated request is mailed once; a fourth unconfirmed alert is refused with a hint to check the mailbox', async () => {
  await Promise.all([ask(appAt(monday)), ask(appAt(monday)), ask(appAt(monday))])
  expect(await db.$count(mails)).toBe(1)
  for (const zone of ['1180', '1640']) await ask(appAt(monday), { ...sought, zone })
  expect(await ask(appAt(monday), { ...sought, zone: '1650' })).toMatchObject({
    problems: [{ field: 'email', problem: 'unconfirmed' }],
  })
})

test('F7 F5 a link confirms once: the agency gets the lead in its language, and current matches are marked as known', async () => {
  const app = appAt(monday)
  await ask(app)
  const [mail] = await posted()
  const token =
    new URL(/https:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
  const found = await demandOf(app, token)
  expect(found?.does).toBe('confirm')
  const id = found?.demand.id ?? ''
  const start = () => startDemand(app, id, (tx, demand) => saveConfirmedLead(tx, app, leadOf(app, demand)))
  await Promise.all([start(), start()])
  const [lead] = await db.select().from(leads)
  expect(await db.$count(leads)).toBe(1)
  expect(lead).toMatchObject({ form: 'demand-register', email: 'elodie@post.example', locale: 'fr' })
  const toAgency = (await posted()).filter(({ kind }) => kind === 'lead-agency')
  expect(toAgency).toHaveLength(1)
  expect(toAgency[0]).toMatchObject({ subject: 'Zoekopdracht: Élodie', replyTo: 'elodie@post.example' })
  expect(toAgency[0]?.text).toContain('Linkebeek (1630)')
  expect(toAgency[0]?.text).toContain('Type: Huis/villa/hoeve')
  await matchAt(monday)
  expect(await mailAlerts(app, all)).toBe(0)
  expect(await demandOf(appAt('2026-11-17T10:01:00Z'), token)).toBeUndefined()
})

test('B23 of an alert whose address was put aside as spam the agency is not mailed', async () => {
  const { id: staffId } = await createMember(db)
  await db.insert(blockedAddresses).values({ email: 'elodie@post.example', at: new Date(monday), staffId })
  const app = appAt(monday)
  await ask(app)
  const [demand] = await db.select().from(demands)
  await startDemand(app, demand?.id ?? '', (tx, one) => saveConfirmedLead(tx, app, leadOf(app, one)))
  await db.delete(blockedAddresses)
  expect(await db.select({ state: leads.state }).from(leads)).toEqual([{ state: 'spam' }])
  expect((await posted()).map(({ kind }) => kind)).toEqual(['demand-confirm'])
})

test('F7 a new listing is mailed once, in the subscriber’s language, with a one-click unsubscribe', async () => {
  const id = await runningDemand()
  await matchAt(monday)
  expect(await mailAlerts(appAt(monday), ['at-once'])).toBe(1)
  const [mail] = await posted()
  expect(mail).toMatchObject({ kind: 'alert', recipient: 'elodie@post.example', locale: 'fr' })
  expect(mail?.subject).toMatch(/^Nouveau pour vous : .*€\s985\.000/)
  expect(mail?.text).toMatch(/https:\/\/agency\.example\/fr\/a-vendre\/linkebeek\/\S+\/2706\//)
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(/^<https:\/\/agency\.example\/fr\/ma-recherche\/\?token=/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  await matchAt(tuesday)
  expect(await mailAlerts(appAt(tuesday), all)).toBe(0)
  await stopDemand(db, appAt(tuesday), { id, email: 'elodie@post.example' })
  expect([await db.$count(demands), await db.$count(demandListings)]).toEqual([0, 0])
})

test('F7 who stops an alert gets no mail of it that still waited for the mail server; another of theirs goes out', async () => {
  const stopped = await runningDemand()
  const kept = await runningDemand({ ...sought, bedroomsMin: '1' })
  await matchAt(monday)
  expect(await mailAlerts(appAt(monday), all)).toBe(2)
  await stopDemand(db, appAt(monday), { id: stopped, email: 'elodie@post.example' })
  const links = (await posted()).map(({ headers }) => headers['List-Unsubscribe'] ?? '')
  expect(links).toHaveLength(1)
  expect((await demandOf(appAt(monday), tokenIn(links[0]?.slice(0, -1))))?.demand.id).toBe(kept)
})

test('F7 O2 a price that changes leaves it known when an alert was mailed the home', async () => {
  await setHome(sql`publish_price = false`)
  const alert = await runningDemand()
  await matchAt(monday)
  await mailAlerts(appAt(tuesday), all)
  await setHome(sql`publish_price = true`)
  await matchAt(wednesday)
  expect((await findTold(db, home, [alert])).size).toBe(1)
  await setPrice(Number(firstPrice) / 100 - 1_000)
  await matchAt('2026-11-19T10:00:00Z')
  expect((await findTold(db, home, [alert])).size).toBe(1)
})

test('F7 an alert in a language that the site does not speak is mailed in its default one, whose pages it leads to', async () => {
  await runningDemand(sought, 'de')
  await matchAt(monday)
  await mailAlerts(appAt(monday), all)
  const [mail] = await posted()
  expect(mail).toMatchObject({
    locale: 'nl',
    headers: { 'List-Unsubscribe': expect.stringContaining('/nl/') },
  })
  expect(mail?.text).not.toContain('/de/')
})

test('F7 P7a a place beside a radius widens it, as in a list', async () => {
  const also = ['around=Oostende~5']
  await runningDemand({ ...sought, also })
  await runningDemand({ ...sought, email: 'near@post.example', zone: [], also })
  await matchAt(monday)
  expect(await mailAlerts(appAt(monday), all)).toBe(1)
  expect(await countMatches(db, criteriaOf({ ...sought, also }))).toBeGreaterThan(
    await countMatches(db, criteriaOf({ ...sought, zone: [], also })),
  )
})

test('F7 a listing that returns, or whose price returns to its old value, is not mailed again', async () => {
  await runningDemand()
  await matchAt(monday)
  await mailAlerts(appAt(monday), all)
  await setHome(sql`withdrawn_at = now()`)
  await matchAt(tuesday)
  await setHome(sql`withdrawn_at = null`)
  await matchAt(tuesday)
  await setPrice(1_100_000)
  await matchAt(tuesday)
  await setPrice(985_000)
  await matchAt(tuesday)
  expect(await mailAlerts(appAt(tuesday), all)).toBe(0)
})

test('F7 a price drop is mailed once, with the old price', async () => {
  await runningDemand()
  await matchAt(monday)
  await mailAlerts(appAt(monday), all)
  await setPrice(940_000)
  await matchAt(tuesday)
  await matchAt(tuesday)
  expect(await mailAlerts(appAt(tuesday), all)).toBe(1)
  const [, mail] = await posted()
  expect(mail?.subject).toMatch(/^Prix en baisse : .*€\s940\.000/)
  expect(mail?.text).toMatch(/auparavant €\s985\.000/)
  await matchAt(wednesday)
  expect(await mailAlerts(appAt(wednesday), all)).toBe(0)
})

test('F7 at most one mail a day; pending listings are mailed the next morning if they still match', async () => {
  await runningDemand()
  await matchAt(monday)
  await mailAlerts(appAt(monday), all)
  await setPrice(940_000)
  await matchAt(monday)
  expect(await mailAlerts(appAt('2026-11-16T22:59:00Z'), all)).toBe(0)
  await setHome(sql`state = 'sold'`)
  expect(await mailAlerts(appAt(tuesday), all)).toBe(0)
  await setHome(sql`state = 'available'`)
  expect(await mailAlerts(appAt('2026-11-16T23:01:00Z'), all)).toBe(1)
})

test('F7 a weekly alert is mailed a week after the last mail, and not at once', async () => {
  await runningDemand({ ...sought, rhythm: 'weekly' })
  await matchAt('2026-11-12T10:00:00Z')
  expect(await mailAlerts(appAt('2026-11-17T06:30:00Z'), ['at-once'])).toBe(0)
  expect(await mailAlerts(appAt('2026-11-16T06:30:00Z'), all)).toBe(0)
  expect(await mailAlerts(appAt('2026-11-17T06:30:00Z'), all)).toBe(1)
  await setPrice(900_000)
  await matchAt('2026-11-18T06:30:00Z')
  expect(await mailAlerts(appAt('2026-11-23T06:30:00Z'), all)).toBe(0)
  expect(await mailAlerts(appAt('2026-11-24T06:30:00Z'), all)).toBe(1)
})

test('P2 F7 no price bound reveals a hidden price, and a drop of a hidden price is not mailed', async () => {
  await setHome(sql`publish_price = false`)
  await runningDemand({ ...sought, priceMax: '2000000' })
  const open = await runningDemand({ ...sought, email: 'open@post.example' })
  await matchAt(monday)
  expect(await mailAlerts(appAt(monday), all)).toBe(1)
  const [mail] = await posted()
  expect(mail?.recipient).toBe('open@post.example')
  expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toMatch(/985\D?000/)
  await setPrice(900_000)
  await matchAt(tuesday)
  expect(await mailAlerts(appAt(tuesday), all)).toBe(0)
  const kept = await db.select().from(demandListings).where(eq(demandListings.demandId, open))
  expect(kept.map(({ priceCents }) => priceCents)).toEqual([null])
})

test('F7 a listing whose price drops within the bounds is new to an alert that did not match it', async () => {
  await runningDemand({ ...sought, priceMax: '900000' })
  await matchAt(monday)
  expect(await mailAlerts(appAt(monday), all)).toBe(0)
  await setPrice(895_000)
  await matchAt(tuesday)
  expect(await mailAlerts(appAt(tuesday), all)).toBe(1)
  expect((await posted())[0]?.subject).toMatch(/^Nouveau pour vous/)
})

test('F7 changing an alert replaces its criteria and keeps its owner', async () => {
  const id = await runningDemand()
  const [demand] = await db.select().from(demands)
  if (!demand) throw new Error('no demand')
  await changeDemand(appAt(monday), demand, { ...sought, email: '', zone: ['9000'], rhythm: 'daily' })
  await matchAt(monday)
  expect(await mailAlerts(appAt(tuesday), all)).toBe(0)
  expect(await db.select().from(demands)).toMatchObject([
    {
      id,
      email: 'elodie@post.example',
      frequency: 'daily',
      zones: ['9000'],
      fields: { firstName: 'Élodie' },
    },
  ])
})

test('F7 however many listings match, none is omitted silently', async () => {
  await runningDemand({
    ...sought,
    type: Array.from({ length: 60 }, (_, at) => String(at)),
    zone: 'brussels',
    places: 'Linkebeek, Beersel, Dilbeek',
  })
  const { rows } = await db.execute<{ id: number }>(sql`select id from listings where goal = 'sale'`)
  await matchAt(
    monday,
    rows.map(({ id }) => id),
  )
  const waiting = await db.$count(demandListings)
  expect(waiting).toBeGreaterThan(13)
  expect(await mailAlerts(appAt(monday), all)).toBe(1)
  const [mail] = await posted()
  const cards = new Set(mail?.text.match(/\/a-vendre\/\S+\/\d+\//g))
  expect(cards.size).toBe(12)
  expect(mail?.text).toContain(`Et ${waiting - 12} autres biens`)
  expect(mail?.subject).toBe(`${waiting} biens pour vous`)
  expect(await mailAlerts(appAt(tuesday), all)).toBe(0)
})

test('P1 F7 the number of matches equals the number of available listings in the list', async () => {
  const criteria = criteriaOf({ goal: 'sale', type: [String(type)], zone: ['1630'], priceMax: '1000000' })
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from listings
    where withdrawn_at is null and not closed and goal = 'sale' and ${type} = any(web_ids) and zip = '1630'
    and publish_price and price_cents <= 100000000`)
  expect(await countMatches(db, criteria)).toBe(rows[0]?.total)
  const preview = await previewMatches(appAt(monday, 'en'), {
    goal: 'sale',
    type: [String(type)],
    zone: ['1630'],
  })
  expect(preview.text).toMatch(/propert(?:y|ies) match(?:es)? now\.$/)
  expect(preview.link?.href).toContain('/en/for-sale/?city=Linkebeek%7C1630')
})

test('F7 E3 a number of rooms that no home has leaves the count open, and breaks nothing', async () => {
  const sought = { goal: 'sale', type: ['all'], zone: ['1630'] }
  const many = { ...sought, bedroomsMin: '250000', bedroomsMax: '99999', garages: '40000', parkings: '40000' }
  expect(await countMatches(db, criteriaOf(many))).toBe(await countMatches(db, criteriaOf(sought)))
  const { preview } = await demandHelp(appAt(monday), new URLSearchParams(), many)
  expect(preview?.fields).toContain('budget')
})

test('F7 whoever has chosen nothing yet is told to, and sees no number', async () => {
  const preview = await previewMatches(appAt(monday, 'en'), { goal: '', rhythm: 'at-once' })
  expect(preview).toEqual({ text: 'First choose: buying or renting.' })
})

test('F7 garages and parking spaces are counted, and bounds are respected', async () => {
  const count = (more: Values) => countMatches(db, criteriaOf({ goal: 'sale', ...more }))
  const whole = await count({})
  const bounds: Values[] = [
    { garages: '1' },
    { parkings: '1' },
    { bedroomsMin: '3' },
    { bedroomsMax: '2' },
    { surfaceMin: '150' },
    { energy: 'B' },
  ]
  for (const bound of bounds) {
    const some = await count(bound)
    expect(some, JSON.stringify(bound)).toBeGreaterThan(0)
    expect(some, JSON.stringify(bound)).toBeLessThan(whole)
  }
})

test('F7 P6 an alert with filters of a list is mailed what meets all of them, and counted by the same', async () => {
  const also = (...values: string[]) => ({ ...sought, also: values })
  const count = (values: Values) => countMatches(db, criteriaOf(values))
  expect(await count(also('with=pool', 'facades=4'))).toBe(2)
  expect(await count(also('with=pool', 'plotMin=1500', 'facades=4'))).toBe(1)
  expect(await count(also('with=pool', 'plotMin=9000'))).toBe(0)
  expect(await count({ ...also('in=flanders', 'kind=villa', 'with=pool'), zone: [] })).toBe(2)
  const met = await runningDemand({ ...also('with=pool', 'plotMin=1000'), email: 'met@post.example' })
  await runningDemand({ ...also('with=lift'), email: 'unmet@post.example' })
  await runningDemand({ ...also('in=flanders', 'with=pool'), zone: [], email: 'region@post.example' })
  expect(await countDemandsFor(db, home)).toBe(2)
  await matchAt(monday)
  expect(await mailAlerts(appAt(monday), all)).toBe(2)
  expect((await posted()).map(({ recipient }) => recipient).sort()).toEqual([
    'met@post.example',
    'region@post.example',
  ])
  const [demand] = await db.select().from(demands).where(eq(demands.id, met))
  if (!demand) throw new Error('no demand')
  await setPrice(900_000)
  await changeDemand(appAt(tuesday), demand, { ...also('with=lift'), email: '' })
  await matchAt(tuesday)
  expect(await mailAlerts(appAt(wednesday), all)).toBe(1)
})

test('F7 P7 an alert for Brussels or a whole municipality covers all of their parts, and its mails name them', async () => {
  const count = (values: Values) => countMatches(db, criteriaOf({ ...sought, zone: [], ...values }))
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from listings
    where withdrawn_at is null and not closed and goal = 'sale' and ${type} = any(web_ids)
    and zip between '1000' and '1299'`)
  expect(rows[0]?.total).toBeGreaterThan(0)
  expect(await count({ places: 'Brussel' })).toBe(rows[0]?.total)
  expect(await count({ places: '1000 Brussel' })).toBe(0)
  const [code, whole] = [await count({ zone: ['1650'] }), await count({ places: 'Beersel' })]
  await setHome(sql`zip = '1653'`)
  expect(await count({ zone: ['1650'] })).toBe(code)
  expect(await count({ places: 'Beersel' })).toBe(whole + 1)
  const also = ['around=Halle~10', 'around=bel 0900 12 34 56~5']
  await ask(appAt(monday), { ...sought, zone: ['vlaamse-rand'], places: 'Brussel, Beersel', also })
  const [mail] = await posted()
  expect(mail?.text).toContain('Périphérie flamande (zone), Tout Bruxelles, Beersel (toute la commune)')
  expect(mail?.text).toContain('Hal et 10 km autour')
  expect(mail?.text).not.toMatch(/0900\s12/)
  const values = { ...sought, zone: [], places: 'Brussel, Beersel' }
  const preview = await previewMatches(appAt(monday, 'en'), values)
  expect(preview.link?.href).toContain('?in=brussels&in=1650')
})

test('F7 an alert stored when "Brussel" meant one postal code stays what it was, and says so', async () => {
  const id = await runningDemand({ ...sought, zone: [], places: 'Brussel' })
  await db
    .update(demands)
    .set({ zones: ['1000'] })
    .where(eq(demands.id, id))
  const [stored] = await db.select().from(demands)
  if (!stored) throw new Error('no demand')
  const facts = await demandFacts(db, valuesOfStored(stored), 'fr')
  expect(facts.map(({ value }) => value)).toContain('Bruxelles (1000)')
  expect(criteriaOf(valuesOfStored(stored)).zones).toEqual(['1000'])
})

test('F7 P6 the filters of an alert are said in its reader’s language, on the page and in mails', async () => {
  const values = { ...sought, also: ['with=pool', 'plotMin=1000'] }
  const facts = await demandFacts(db, values, 'fr')
  expect(facts.find(({ label }) => label === 'Également dans votre recherche')?.value).toMatch(
    /^Piscine, .*1\s?000/,
  )
  await ask(appAt(monday), values)
  const [mail] = await posted()
  expect(mail?.text).toContain('Piscine')
  const preview = await previewMatches(appAt(monday, 'en'), values)
  expect(preview.link?.href).toMatch(/with=pool.*plotMin=1000/)
})

test('P6 every filter of a list arrives in the form of an alert, and what it cannot hold is said', async () => {
  for (const { name, parameter, example, inAlerts } of allFilters) {
    const query = new URLSearchParams([
      ['goal', 'sale'],
      [parameter, example],
    ])
    const { values, preview } = await demandHelp(appAt(monday, 'en'), query)
    const { goal: _, ...held } = criteriaOf(values)
    const open = Object.entries(criteriaOf({ goal: 'sale' }))
    const changed = open.filter(
      ([key, value]) =>
        key !== 'goal' && JSON.stringify(held[key as keyof typeof held]) !== JSON.stringify(value),
    )
    expect([name, changed.length > 0]).toEqual([name, inAlerts])
    expect([name, preview.answer.text.includes('cannot follow')]).toEqual([name, !inAlerts])
    const problems = demandRegister.check?.(
      { ...sought, ...values, zone: values.zone?.length ? values.zone : ['1630'] },
      '',
    )
    expect([name, problems]).toEqual([name, []])
  }
})

test('P6 "keep me informed" from a list without a type asks for all types, and mails say so', async () => {
  const help = async (query: string) => await demandHelp(appAt(monday), new URLSearchParams(query))
  const { values, choices } = await help('goal=sale&city=Linkebeek%7C1630')
  expect(values.type).toEqual(['all'])
  expect(choices.type?.[0]).toEqual({ value: 'all', text: 'Tous les types' })
  expect((await help('goal=sale&type=1')).values.type).toEqual(['1'])
  expect((await help('')).values.type).toEqual([])
  await runningDemand({ ...sought, ...values, rhythm: 'at-once' })
  await matchAt(monday)
  expect(await mailAlerts(appAt(monday), all)).toBe(1)
  await ask(appAt(monday), { ...sought, type: ['all'] })
  const facts = await demandFacts(db, { ...sought, type: ['all'] }, 'de')
  expect(facts).toContainEqual({ label: 'Objektart', value: 'Alle Objektarten' })
})

test('F11 an alert that is not renewed for a year ends, and its owner is informed', async () => {
  await runningDemand()
  await endUnrenewedDemands(appAt('2027-11-09T10:00:00Z'))
  expect(await db.$count(demands)).toBe(1)
  await endUnrenewedDemands(appAt('2027-11-11T10:00:00Z'))
  expect(await db.$count(demands)).toBe(0)
  expect((await posted())[0]).toMatchObject({ kind: 'demand-ended', locale: 'fr' })
})

test('I3 F7 an import enqueues matching of changed listings in its transaction; a repeated import enqueues nothing', async () => {
  asked.length = 0
  await db.execute(sql`update listings set content_hash = 'other' where id = ${home}`)
  const source = 'demo/feed/feed.json'
  await importFeed(appAt(monday), source, { defaultLocale: 'nl' })
  await importFeed(appAt(monday), source, { defaultLocale: 'nl' })
  expect(asked).toEqual([{ queue: 'match-alerts', data: { listings: [home] }, startAfter: undefined }])
})

test('O2 an owner sees how many confirmed alerts match a listing, and nothing if it is not available', async () => {
  expect(await countDemandsFor(db, home)).toBe(0)
  await runningDemand()
  await runningDemand({
    ...sought,
    email: 'two@post.example',
    zone: ['1630', '1640'],
    priceMax: '999999999',
  })
  await runningDemand({ ...sought, email: 'cheap@post.example', priceMax: '1' })
  await runningDemand({ ...sought, email: 'elsewhere@post.example', zone: ['1180'] })
  await ask(appAt(monday), { ...sought, email: 'unconfirmed@post.example' })
  expect(await countDemandsFor(db, home)).toBe(2)
  await setHome(sql`publish_price = false`)
  expect(await countDemandsFor(db, home)).toBe(1)
  await setHome(sql`state = 'sold'`)
  expect(await countDemandsFor(db, home)).toBeUndefined()
  await setHome(sql`state = 'option', withdrawn_at = now()`)
  expect(await countDemandsFor(db, home)).toBeUndefined()
  expect(await countDemandsFor(db, 999_999)).toBeUndefined()
})

const sought: Values = {
  goal: 'sale',
  type: [String(type)],
  zone: ['1630'],
  rhythm: 'at-once',
  firstName: 'Élodie',
  email: 'Elodie@Post.example',
}

const ask = (app: App, values = sought) =>
  askForAlerts(app, { form: demandRegister, values, page: '/fr/tenez-moi-au-courant/' })

/** An alert that was confirmed before the listing was imported, so it knows no listings. */
async function runningDemand(values: Values = sought, locale: Locale = 'fr'): Promise<string> {
  const app = appAt('2026-11-10T10:00:00Z', locale)
  await ask(app, values)
  const [demand] = await db.select().from(demands).where(isNull(demands.confirmedAt))
  if (!demand) throw new Error('nothing was asked')
  await setHome(sql`withdrawn_at = now()`)
  await startDemand(app, demand.id, async () => {})
  await setHome(sql`withdrawn_at = null`)
  await db.delete(demandListings)
  await db.delete(mails)
  return demand.id
}

const all = ['at-once', 'daily', 'weekly'] as const
const matchAt = (at: string, ids = [home]) => matchAlerts(appAt(at), ids)
const posted = async () => asSent(appAt(), await db.select().from(mails).orderBy(mails.id))

const setHome = (set: ReturnType<typeof sql>) =>
  db.execute(sql`update listings set ${set} where id = ${home}`)

const setPrice = (euros: number) => setHome(sql`price_cents = ${euros * 100}`)
