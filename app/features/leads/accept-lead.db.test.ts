import { expect, test, vi } from 'vitest'
import { blockedAddresses, leads, mails, people, rateLimits } from '#db/schema'
import { siteOf } from '~/features/content/public.server'
import type { Values } from '~/features/forms/public'
import type { App } from '~/platform/app.server'
import { createMember } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { acceptLead } from './accept-lead.server'
import { contactMe } from './contact-me.form'
import { leadData } from './lead-data.server'

const { db, pool, appIn, arrived, allArrived, refuseMails } = await testApp({
  demo: 'listings',
  jobs: 'sent',
  emptied: [leads, mails, people, rateLimits],
})

test('F5 a lead is stored, and the agency and the visitor get mails in their languages', async () => {
  await send(appIn('fr'))
  await allArrived(2)
  const [lead] = await db.select().from(leads)
  expect(lead).toMatchObject({
    form: 'contact-me',
    locale: 'fr',
    email: 'elodie@post.example',
    listingId: 2706,
    page: '/fr/a-vendre/linkebeek/villa/2706/',
    fields: { firstName: 'Élodie', remark: 'Y a-t-il une cave ?\nMerci' },
  })
  expect(lead?.fields).not.toHaveProperty('newsletter')
  const [toAgency, toVisitor] = ['hallo@tilia.example', 'elodie@post.example'].map((to) =>
    arrived.find((mail) => mail.to === to),
  )
  expect(toAgency).toMatchObject({
    subject: 'Vraag om inlichtingen: Élodie Peeters',
    replyTo: 'elodie@post.example',
  })
  expect(toAgency?.text).toContain('> Y a-t-il une cave ?\n> Merci')
  expect(toVisitor).toMatchObject({ subject: 'Votre message à Tilia est bien arrivé' })
  expect(toVisitor?.text).toMatch(/https:\/\/agency\.example\/fr\/a-vendre\/linkebeek\/\S+\/2706\//)
  expect(toVisitor?.text.replace(/\s+/g, ' ')).toContain(
    'Appelez-nous au 02 555 01 00 ou écrivez à hallo@tilia.example.',
  )
})

test('B23 of spam nobody is told, and its sender is answered like anybody', async () => {
  const { id: staffId } = await createMember(db)
  await db.insert(blockedAddresses).values({ email: 'elodie@post.example', at: new Date(), staffId })
  await send(appIn('fr'))
  await allArrived(1)
  expect(arrived.map(({ to }) => to)).toEqual(['elodie@post.example'])
  expect(await db.select({ state: leads.state }).from(leads)).toEqual([{ state: 'spam' }])
  await db.delete(blockedAddresses)
  await send(appIn('fr', '2026-11-20T11:00:00Z'))
  await allArrived(3)
})

test('F4 a concurrent repetition, and one within ten minutes, is the same lead; a later one is another', async () => {
  await Promise.all([send(appIn('nl')), send(appIn('nl')), send(appIn('nl'))])
  await send(appIn('nl', '2026-11-20T10:09:00Z'))
  expect(await db.select().from(leads)).toHaveLength(1)
  await send(appIn('nl', '2026-11-20T10:11:00Z'))
  await send(appIn('nl'), { ...answers, listing: '2704' })
  expect(await db.select().from(leads)).toHaveLength(3)
  await allArrived(6)
})

test('F5 mails are retried after a refusal until each has been delivered once', async () => {
  refuseMails(3)
  await send(appIn('nl'))
  await allArrived(2)
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(2)
  await vi.waitFor(async () => {
    const kept = await db.select().from(mails)
    expect(kept.map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect(kept.reduce((sum, { tries }) => sum + tries, 0)).toBe(5)
  })
}, 30_000)

test('F5 a lead that is not stored sends no mail', async () => {
  const broken = { ...answers, remark: '\u0000' }
  await expect(send(appIn('nl'), broken)).rejects.toThrow()
  expect(await db.select().from(mails)).toEqual([])
  const { rows } = await pool.query(
    "select count(*)::int as waiting from pgboss.job where state < 'completed'",
  )
  expect(rows).toEqual([{ waiting: 0 }])
})

test('F5 typed text never becomes a mail header', async () => {
  await send(appIn('nl'), { ...answers, firstName: 'An\r\nBcc: all@post.example', lastName: '' })
  await allArrived(2)
  expect(arrived.map(({ to }) => to).sort()).toEqual(['elodie@post.example', 'hallo@tilia.example'])
})

const answers: Values = {
  listing: '2706',
  title: 'ms',
  firstName: 'Élodie',
  lastName: 'Peeters',
  email: 'Elodie@Post.example',
  phone: '0470123456',
  remark: 'Y a-t-il une cave ?\nMerci',
  newsletter: '',
}

const send = (app: App, values = answers) =>
  acceptLead(app, { form: contactMe, values, page: '/fr/a-vendre/linkebeek/villa/2706/' })

test('A3 F4 the same words from two articles are two questions, from one they are one', async () => {
  const [first, second] = ['/nl/nieuws/aankoopkosten-per-gewest/', '/nl/']
  const values = { ...answers, listing: '' }
  const from = (page: string) => acceptLead(appIn('nl'), { form: contactMe, values, page })
  const other = (await siteOf(db)).articles.flatMap(({ paths }) => paths?.nl ?? []).at(-1) ?? second
  for (const page of [first, first, `/nl${other}`]) await from(page)
  expect((await db.select().from(leads)).map(({ page }) => page)).toEqual([first, `/nl${other}`])
})

test('B25 a form notes whose it is, and its words are found however the telephone number is written', async () => {
  await send(appIn('fr'))
  const [lead] = await db.select().from(leads)
  const [person] = await db.select().from(people)
  expect(person).toMatchObject({ id: lead?.personId, name: 'Élodie Peeters' })
  const { rows } = await pool.query<{ words: string }>('select words::text from leads')
  expect(rows[0]?.words).toMatch(/'470123456'.*'elodie'.*'merci'/)
  expect(rows[0]?.words).not.toMatch(/'(firstname|nmerci)'/)
})

test('F11 B26 an erased address takes along the leads by telephone of somebody who has no other', async () => {
  await send(appIn('fr'))
  const [lead] = await db.select().from(leads)
  if (!lead) throw new Error('no lead')
  const { id, words, ...row } = lead
  await db.insert(leads).values({ ...row, email: null })
  await db.insert(leads).values({ ...row, email: null, personId: null })
  await leadData.delete(db, 'elodie@post.example', {} as never)
  expect(await db.$count(leads)).toBe(1)
})
