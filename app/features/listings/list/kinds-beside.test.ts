import { expect, test } from 'vitest'
import { listingSubtypes } from '~/kernel/listing-subtypes'
import { kindsBeside } from './kinds-beside'

test('P1 a kind that is called as a main type is not offered a second time', () => {
  expect(kindsBeside(['Huis', 'Appartement'], ['house', 'villa', 'apartment', 'duplex', 'garage'])).toEqual([
    'villa',
    'duplex',
    'garage',
  ])
  expect(kindsBeside(['Maison', 'Terrain'], ['house', 'land', 'farm'])).toEqual(['farm'])
})

test('P1 what is a kind of something broader stays beside a main type of both names', () => {
  expect(kindsBeside(['Huis of villa'], ['house', 'villa'])).toEqual(['villa'])
})

test('P1 without such a type every kind is offered', () => {
  expect(kindsBeside(['Te ontdekken'], listingSubtypes)).toEqual(listingSubtypes)
})
