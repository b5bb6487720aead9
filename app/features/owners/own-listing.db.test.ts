import { beforeAll, expect, test } from 'vitest'
import { appointments, leads } from '#db/schema'
import { closeSession, openSession } from '~/features/accounts/public.server'
import { ownListing } from '~/features/listings/public.server'
import { toWholeEuros } from '~/kernel/money'
import { percentOf } from '~/kernel/percent'
import { contextOf } from '../../../tests/setup/requests'
import { testApp } from '../../../tests/setup/test-app'
import { isOwnVisit } from './is-own-visit.server'
import { ownHistory } from './own-history.server'
import { ownKeep } from './own-keep.server'
import { loader } from './own-listing.route'
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

test('O2 questions and viewings of a home are one history, the newest first', async () => {
  const names = { firstName: 'Élodie', lastName: 'Peeters' }
  const row = { locale: 'nl', email: 'elodie@post.example', page: '/nl/', consentVersion: '' } as const
  const asked = (form: string, at: string) => ({
    ...row,
    at: new Date(at),
    form,
    listingId: 2706,
    fields: { ...names, listing: '2706' },
    digest: form,
  })
  await db
    .insert(leads)
    .values([asked('contact-me', '2026-11-18T10:00:00Z'), asked('document-request', '2026-11-20T10:00:00Z')])
  await db.insert(appointments).values({
    ...row,
    id: '00000000-0000-4000-8000-000000000001',
    bookedAt: new Date('2026-11-19T10:00:00Z'),
    updatedAt: new Date('2026-11-19T10:00:00Z'),
    kind: 'viewing',
    opening: 'v',
    agent: '',
    startsAt: new Date('2026-11-24T09:00:00Z'),
    endsAt: new Date('2026-11-24T10:00:00Z'),
    place: 1,
    listingId: 2706,
    fields: names,
  })
  const history = await ownHistory(app, 2706)
  expect(history.map(({ type, status }) => `${type}: ${status}`)).toEqual([
    'Documents: Received',
    'Viewing: Booked',
    'Question: Received',
  ])
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
