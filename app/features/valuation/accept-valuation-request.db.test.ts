import { expect, test } from 'vitest'
import { leads, mails, rateLimits } from '#db/schema'
import type { Values } from '~/features/forms/public'
import { findEstimate } from '~/features/leads/public.server'
import type { App } from '~/platform/app.server'
import { testApp } from '../../../tests/setup/test-app'
import { acceptValuationRequest } from './accept-valuation-request.server'
import { contactDemand } from './contact-demand.form'
import { readEstimateLink } from './estimate-link.server'

const { db, appIn } = await testApp({
  demo: 'all',
  jobs: 'queued',
  at: '2026-11-21T10:00:00Z',
  emptied: [leads, mails, rateLimits],
})

test('F1 the range is stored with the lead, and its link shows the stored range', async () => {
  const accepted = await ask(appIn('fr'))
  // 90 m² at € 2.550, +10% new, +6% for its age, +6% for its label.
  expect(await shownAt(appIn('nl'), accepted)).toMatchObject({
    zip: '5000',
    priceDay: '2026-10-01',
    estimate: { middleCents: 28_000_000, lowCents: 26_000_000, highCents: 30_000_000, unknown: [] },
  })
  const subjects = (await db.select().from(mails)).map(({ locale, subject }) => `${locale} ${subject}`)
  expect(subjects.sort()).toEqual(['fr Votre message à Tilia est bien arrivé', 'nl Online schatting: Élodie'])
})

test('F4 a double click creates one lead, and both responses link to it', async () => {
  const both = await Promise.all([ask(appIn('fr')), ask(appIn('fr'))])
  const [lead, ...more] = await db.select().from(leads)
  expect(more).toEqual([])
  for (const one of both) expect(await shownAt(appIn('fr'), one)).toEqual(lead?.estimate)
})

test('F1 the link is valid for 90 days, and no longer than the lead', async () => {
  const accepted = await ask(appIn('nl'))
  expect(await shownAt(appIn('nl', '2027-02-19T09:59:00Z'), accepted)).toBeDefined()
  expect(await shownAt(appIn('nl', '2027-02-19T10:01:00Z'), accepted)).toBeUndefined()
  await db.delete(leads)
  expect(await shownAt(appIn('nl'), accepted)).toBeUndefined()
})

test.each([
  ['a place without a price', { zip: '8900', city: 'Ieper' }],
  ['a kind that is not valued by the m²', { propertyType: 'commercial' }],
])(
  'F1 %s: the lead reaches the agency, and both mails say that an agent will value the property',
  async (_, over) => {
    const shown = await shownAt(appIn('nl'), await ask(appIn('nl'), over))
    expect(shown).toBeDefined()
    expect(shown?.estimate).toBeUndefined()
    const kept = await db.select().from(mails)
    expect(kept).toHaveLength(2)
    for (const { text } of kept) expect(text.replace(/\s+/g, ' ')).toContain('een makelaar bekijkt het zelf')
  },
)

test.each(['', 'free', 'appointment'])(
  'F1 the variant %j keeps a lead without an estimate',
  async (variant) => {
    expect(await ask(appIn('nl'), { variant })).toBeUndefined()
    const [lead] = await db.select().from(leads)
    expect(lead).toMatchObject({ form: 'contact-demand', estimate: null })
  },
)

const answers: Values = {
  variant: 'online',
  propertyType: 'apartment',
  street: 'Rue de l’Ange 3',
  zip: '5000',
  city: 'Namur',
  livingSurface: '90',
  year: '2026',
  condition: 'new',
  energyLabel: 'A',
  firstName: 'Élodie',
  email: 'elodie@post.example',
}

const ask = (app: App, over: Values = {}) =>
  acceptValuationRequest(app, {
    form: contactDemand,
    values: { ...answers, ...over },
    page: '/fr/estimation-gratuite/',
  })

/** The lead that a link shows at an instant. */
async function shownAt(app: App, accepted: Awaited<ReturnType<typeof ask>>) {
  const to = accepted && 'to' in accepted ? accepted.to : ''
  const lead = readEstimateLink(app, new URL(to, 'https://x.example').searchParams.get('estimate') ?? '')
  return lead === undefined ? undefined : await findEstimate(db, lead)
}
