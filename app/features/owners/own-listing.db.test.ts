import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { appointments, demandListings, demands, leads, listingChanges, listings } from '#db/schema'
import { closeSession, openSession } from '~/features/accounts/public.server'
import { ownListing } from '~/features/listings/public.server'
import { getVisitStatistics } from '~/features/visits/public.server'
import { toWholeEuros } from '~/kernel/money'
import { percentOf } from '~/kernel/percent'
import { contextOf } from '../../../tests/setup/requests'
import { appointmentRow, leadRow } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { isOwnVisit } from './is-own-visit.server'
import { ownHistory } from './own-history.server'
import { ownKeep } from './own-keep.server'
import { loader } from './own-listing.route'
import { ownReport } from './own-report.server'
import { ownerKind } from './owner-kind.server'
import { insertOwner, setOwnListings } from './owners.repo.server'

const { db, appAt } = await testApp({ demo: 'listings', locale: 'en' })
const app = appAt()
const home = { kind: 'listing', id: 2706 } as const
let owner: Awaited<ReturnType<typeof insertOwner>>
let cookie = ''

beforeAll(async () => {
  owner = await insertOwner(db, {
    email: 'mia@post.example',
    name: 'Mia',
    locale: 'nl',
    createdAt: app.clock.now(),
  })
  await setOwnListings(db, owner.id, [2706])
  cookie = pairs(await openSession(ownerKind, db, app, owner, request()))
})

test('O5 who is logged in and owns a home makes no visit of it; of others’ homes they do', async () => {
  expect(await isOwnVisit(app, `lang=nl; ${cookie}`, home)).toBe(true)
  expect(await isOwnVisit(app, cookie, { ...home, id: 2704 })).toBe(false)
  expect(await isOwnVisit(app, cookie, { kind: 'project', id: 2706 })).toBe(false)
})

test('O5 cookies of nobody, of a browser only, or of a session that is over are a visitor’s', async () => {
  for (const other of ['', 'lang=nl', '__Host-owner=AAAAAAAAAAAAAAAAAAAAAA', cookie.replace(/.*;/, '')])
    expect(await isOwnVisit(app, other, home), other).toBe(false)
  expect(await isOwnVisit(appAt('2027-01-20T10:00:00Z'), cookie, home)).toBe(false)
  await closeSession(ownerKind, app, request(cookie))
  expect(await isOwnVisit(app, cookie, home)).toBe(false)
})

const elodie = { email: 'elodie@post.example', fields: { firstName: 'Élodie', lastName: 'Peeters' } }

/** An enquiry of the website. */
const asked = (form: string, at: string, listingId: number) =>
  leadRow({ ...elodie, at: new Date(at), form, listingId })

test('O2 questions and viewings of a home are one history, the newest first', async () => {
  await db
    .insert(leads)
    .values([
      asked('contact-me', '2026-11-18T10:00:00Z', 2706),
      asked('document-request', '2026-11-20T10:00:00Z', 2706),
    ])
  const [bookedAt, startsAt] = [new Date('2026-11-19T10:00:00Z'), new Date('2026-11-24T09:00:00Z')]
  await db.insert(appointments).values(appointmentRow({ listingId: 2706, bookedAt, startsAt }))
  const history = await ownHistory(app, 2706)
  expect(history.map(({ type, status }) => `${type}: ${status}`)).toEqual([
    'Documents: Received',
    'Viewing: Booked',
    'Question: Received',
  ])
})

test('O2 a home that is entered again keeps its first day, with the mails and comparisons since', async () => {
  const id = 2655
  await db
    .update(listings)
    .set({ createdAt: new Date('2026-11-20T08:00:00Z') })
    .where(eq(listings.id, id))
  const noted = { listingId: id, priceCents: 30_000_000, publishPrice: true, state: 'available' } as const
  await db.delete(listingChanges).where(eq(listingChanges.listingId, id))
  await db.insert(listingChanges).values([
    { ...noted, at: new Date('2026-03-02T10:00:00Z') },
    { ...noted, at: new Date('2026-06-01T10:00:00Z'), priceCents: 29_000_000 },
  ])
  await db.insert(leads).values(asked('contact-me', '2026-04-10T10:00:00Z', id))
  const [foundAt, toldAt] = [new Date('2026-11-15T05:00:00Z'), new Date('2026-11-15T06:30:00Z')]
  await db.insert(demands).values({
    ...{ id: 'one', email: elodie.email, locale: 'nl', goal: 'sale', types: [], zones: ['1180'] },
    ...{ frequency: 'daily', fields: {}, page: '/nl/', digest: 'one', askedAt: foundAt, renewedAt: foundAt },
  })
  await db.insert(demandListings).values({ demandId: 'one', listingId: id, foundAt, toldAt })
  const listing = await ownListing(app, id)
  if (!listing) throw new Error('no listing')
  const report = await ownReport(app, listing, await getVisitStatistics(db, id, app.clock.now()))
  expect(report.timeline.map(({ kind, at }) => `${at.toISOString().slice(5, 10)} ${kind}`)).toEqual([
    ...['11-15 mails', '06-01 price', '04-10 history', '03-02 start'],
  ])
  expect(report).toMatchObject({ since: '2026-03-02', comparableFrom: undefined })
  expect(report.figures).toContainEqual({ name: 'mails', count: 1, before: 0 })
})

const keepOf = async (id: number, query = '') => {
  const listing = await ownListing(app, id)
  if (!listing) throw new Error(`no listing ${id}`)
  const keep = await ownKeep(app, listing, new URLSearchParams(query))
  return { price: listing.card.price, kept: keep?.sheet.ledger.kept, from: keep?.sheet.priceFrom }
}

test('D12 an owner reads what the fee and the loan leave of the asking price, also of one that is not public', async () => {
  for (const id of [2706, 2646]) {
    const { price, kept } = await keepOf(id, '?mortgage=100.000')
    const cents = price.kind === 'amount' ? price.cents : 0
    expect(cents, String(id)).toBeGreaterThan(0)
    const totalCents = cents - toWholeEuros(percentOf(cents, 3.63)) - 10_000_000
    expect(kept, String(id)).toMatchObject({ totalCents, isAbout: false })
  }
})

test('D12 the price that an owner’s listing starts from is the asking price, and no estimate', async () => {
  const { price, kept, from } = await keepOf(2690)
  expect(price).toMatchObject({ kind: 'amount', startingFrom: true })
  expect(kept?.isAbout).toBe(true)
  expect(from).toBe('listing')
  expect((await keepOf(2690, '?price=1.000')).from).toBeUndefined()
})

test('D12 O2 the form leads to the page, also where the router asked for the page as data', async () => {
  const cookie = pairs(await openSession(ownerKind, db, app, owner, request()))
  const url = new URL('https://agency.example/en/my-properties/2706/?mortgage=100.000')
  for (const asked of [url.href, url.href.replace('/?', '/_.data?')]) {
    const args = { context: contextOf(app), request: new Request(asked, { headers: { cookie } }), url }
    const loaded = await loader({ ...args, params: { id: '2706' } } as never)
    const keep = 'keep' in loaded ? loaded.keep : undefined
    expect(keep?.action, asked).toBe('/en/my-properties/2706/')
    expect(keep?.sheet.typed.mortgage, asked).toBe('100.000')
  }
})

test('D12 nothing is left of a rent, of a life annuity, or of what is sold', async () => {
  for (const id of [2627, 2494, 2674]) expect((await keepOf(id)).kept, String(id)).toBeUndefined()
})

const request = (cookie = '') => new Request('https://agency.example/', { headers: { cookie } })
const pairs = (cookies: string[]) => cookies.map((one) => one.split(';')[0]).join('; ')
