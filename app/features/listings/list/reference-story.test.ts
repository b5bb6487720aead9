import { expect, test } from 'vitest'
import { placeStories } from './reference-story'

const story = { voice: undefined }
const withWords = { voice: { name: 'Samira', html: '<p>Bedankt.</p>' } }

const sizesOf = (stories: Parameters<typeof placeStories>[0]) =>
  placeStories(stories)
    .map(({ size }) => size[0])
    .join('')

test('M8 a large reference, then two smaller ones beside each other; none stands alone in a row', () => {
  const counted = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((count) => Array.from({ length: count }, () => story))
  expect(counted.map(sizesOf)).toEqual([
    '',
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

test('M8 a reference with words of a client is large, wherever it stands', () => {
  expect(sizesOf([story, story, withWords])).toBe('lll')
  expect(sizesOf([story, withWords, story, story])).toBe('llss')
  expect(sizesOf([withWords, story, story])).toBe('lss')
})

test('M8 from one large reference to the next the picture changes its side', () => {
  const turned = placeStories([story, story, story, story, story]).filter(({ size }) => size === 'large')
  expect(turned.map(({ isTurned }) => isTurned)).toEqual([false, true, false])
})
