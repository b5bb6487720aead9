import { expect, test } from 'vitest'
import { storySize } from './reference-story'

const sizesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => storySize(index, count)[0]).join('')

test('M8 a large reference, then two smaller ones beside each other; none stands alone in a row', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(sizesOf)).toEqual([
    'l',
    'll',
    'lss',
    'lssl',
    'lssll',
    'lsslss',
    'lsslssl',
    'lsslssll',
  ])
})
