import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Site } from '~/features/content/public'
import { socialVersion } from '~/features/media/public.server'
import { toListingCard } from '../card/listing-presenter.server'
import { cardRow, presenterIn } from '../listings.fixture'
import { socialCardOfProject } from '../projects/project-social-card.server'
import { socialCardOfListing, socialPictureOf } from './social-card.server'

const site = { identity: { name: 'Tilia' }, brand: { colours: { primary: '#123456' } } } as Site
const cardOf = (over: Parameters<typeof cardRow>[0], locale: 'nl' | 'fr' = 'nl') =>
  socialCardOfListing(toListingCard(cardRow(over), presenterIn(locale)), site, presenterIn(locale))

test('D10 a listing’s picture shows its price, type and place, in the agency’s name and colours', () => {
  expect(cardOf({})).toEqual({
    headline: '€\u00a0495.000',
    lines: ['Villa', 'City 1630'],
    title: 'Villa met tuin',
    ribbon: undefined,
    agency: 'Tilia',
    colours: { primary: '#123456', action: '#a8482b', paper: '#fbfaf7' },
    picture: undefined,
  })
  expect(cardOf({ state: 'sold', publishPrice: false }, 'fr')).toMatchObject({
    headline: 'Prix sur demande',
    ribbon: 'Vendu',
  })
})

test('one projection: a hidden price or address changes neither the picture nor its URL', () => {
  const hidden = fc.record({
    priceCents: fc.option(fc.nat()),
    street: fc.option(fc.string()),
    houseNumber: fc.option(fc.string()),
    priceUnit: fc.constantFrom(null, 7),
  })
  const never = { publishPrice: false, publishAddress: false }
  const one = socialVersion(cardOf(never))
  fc.assert(
    fc.property(hidden, (over) => {
      expect(socialVersion(cardOf({ ...over, ...never }))).toBe(one)
    }),
  )
})

test('D10 a project’s picture shows its lowest price, or that all is sold', () => {
  const project = {
    id: 12,
    href: '/',
    external: false,
    title: 'Hof ter Linden',
    city: 'Beersel',
    zip: '1650',
  }
  const say = (over: { soldOut: boolean; freeUnits: number; fromCents?: number }) =>
    socialCardOfProject({ ...project, ...over }, site, presenterIn('nl'))
  expect(say({ soldOut: false, freeUnits: 3, fromCents: 33_900_000 })).toMatchObject({
    headline: 'Hof ter Linden',
    lines: ['Vanaf €\u00a0339.000', 'Beersel'],
    ribbon: undefined,
  })
  expect(say({ soldOut: true, freeUnits: 0 })).toMatchObject({
    lines: ['Nieuwbouwprojecten', 'Beersel'],
    ribbon: 'Uitverkocht',
  })
})

test('D10 the picture’s URL contains its subject, language and version', () => {
  const card = cardOf({})
  expect(socialPictureOf(card, { kind: 'listing', id: 2706, locale: 'nl' })).toEqual({
    url: `/social/listing/2706/nl-${socialVersion(card)}.jpg`,
    width: 1200,
    height: 630,
    alt: 'Villa met tuin, €\u00a0495.000, Villa, City 1630',
  })
})
