import type { ComponentProps } from 'react'
import type { FactLists, ListingCard, ProjectCard, UnitTable } from '~/features/listings/public'
import type { PictureSource } from '~/features/media/public'

const usual: ListingCard = {
  id: 1,
  href: '#cards',
  title: 'Villa with a garden',
  typeName: 'villa',
  city: 'Linkebeek',
  zip: '1630',
  address: 'Hollebeekstraat 12',
  price: { kind: 'amount', cents: 49_500_000, startingFrom: false, unitText: '', perMonth: false },
  energy: { label: 'B', region: 'flanders' },
  bedrooms: 3,
  livingSurface: 180,
}

const amount = {
  kind: 'amount',
  cents: 32_500_000,
  startingFrom: false,
  unitText: '',
  perMonth: false,
} as const

/** A card for each state of a listing (P2). */
export const exampleCards = (picture: PictureSource | undefined): ListingCard[] => [
  { ...usual, picture },
  { ...usual, id: 2, title: 'No picture', picture: undefined },
  { ...usual, id: 3, title: 'Sold', picture, ribbon: { kind: 'sold', text: 'Sold' } },
  { ...usual, id: 4, title: 'Under option', picture, ribbon: { kind: 'option', text: 'Under option' } },
  { ...usual, id: 5, title: 'With a marquee', picture, ribbon: { kind: 'marquee', text: 'New price' } },
  { ...usual, id: 6, title: 'Price on request', picture, price: { kind: 'on-request' } },
  { ...usual, id: 7, title: 'Starting from', picture, price: { ...amount, startingFrom: true } },
  { ...usual, id: 8, title: 'To let', picture, price: { ...amount, cents: 165_000, perMonth: true } },
  {
    ...usual,
    id: 9,
    picture,
    title:
      'A town house with a title as long as an agency in love with a town house writes it, garden included',
    typeName: 'unusual investment property',
    city: 'Braine-le-Château',
  },
  {
    ...usual,
    id: 10,
    title: 'Nothing else known',
    address: undefined,
    energy: undefined,
    bedrooms: undefined,
    livingSurface: undefined,
  },
]

export const exampleProjects = (picture: PictureSource | undefined): ProjectCard[] => [
  {
    id: 1,
    href: '#cards',
    external: false,
    title: 'Units that are free',
    city: 'Beersel',
    zip: '1650',
    soldOut: false,
    freeUnits: 4,
    fromCents: 29_500_000,
    picture,
  },
  {
    id: 2,
    href: 'https://project.example/',
    external: true,
    title: 'Sold out, with a site of its own',
    city: 'Uccle',
    zip: '1180',
    soldOut: true,
    freeUnits: 0,
  },
]

type Units = ComponentProps<typeof UnitTable>['units']

const unit = (
  id: number,
  state: Units[number]['state'],
  stateText: string,
  price: string,
): Units[number] => ({
  id,
  name: { text: `Apartment ${id}` },
  floor: { text: id === 1 ? 'Ground floor' : '' },
  type: { text: 'apartment' },
  surface: { text: '96 m²' },
  terrace: { text: id === 1 ? '12 m²' : '' },
  bedrooms: { text: '2' },
  price: { text: price },
  state,
  stateText,
})

export const exampleUnits: Units = [
  { ...unit(1, 'free', 'free', '€ 345.000'), planHref: '#plan', contactHref: '#contact' },
  unit(2, 'option', 'under option', '€ 355.000'),
  unit(3, 'sold', 'sold', ''),
]

export const exampleFacts: ComponentProps<typeof FactLists>['groups'] = [
  {
    key: 'general',
    title: 'General',
    facts: [
      { label: 'Type', value: 'villa' },
      { label: 'Building year', value: '1964' },
      { label: 'Remark in another language', value: 'instapklaar, met zicht op de vallei', lang: 'nl' },
    ],
  },
  {
    key: 'legal',
    title: 'Town planning and legal',
    facts: [
      { label: 'A label that needs more than the line it has on a telephone', value: 'yes' },
      { label: 'Judicial decision', value: 'redress required as the court of first instance has decided' },
    ],
  },
]
