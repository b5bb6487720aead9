import { expect, test } from 'vitest'
import { headerOver } from './header-over.server'

const film = { type: 'video', film: { src: '/site-files/a.mp4' } } as const
const colour = (ground: string) => ({ type: 'color', ground }) as const

test('M6 without the flag the header is transparent over pictures of the home page, opaque elsewhere', () => {
  expect(headerOver(film, { isHome: true })).toBe('picture')
  expect(headerOver(colour('#7a1f5c'), { isHome: true })).toBeUndefined()
  expect(headerOver(film)).toBeUndefined()
  expect(headerOver(colour('#7a1f5c'))).toBeUndefined()
  expect(headerOver(undefined, { isHome: true })).toBeUndefined()
})

test('M6 over the light sky of a picture of the home page the header has dark words', () => {
  const picture = { id: 'a', name: 'street', version: 'a', width: 1920, height: 1300, alt: '' }
  const street = { type: 'image', picture, lightSky: true } as const
  expect(headerOver(street, { isHome: true })).toBe('light')
  expect(headerOver({ ...street, transparent: true })).toBe('picture')
})

test('M6 the flag decides, on every page and every banner', () => {
  const no = { transparent: false }
  expect(headerOver({ ...film, ...no }, { isHome: true })).toBeUndefined()
  expect(headerOver({ ...colour('#7a1f5c'), ...no })).toBeUndefined()
  const yes = { transparent: true }
  expect(headerOver({ ...film, ...yes })).toBe('picture')
  expect(headerOver({ ...colour('#7a1f5c'), ...yes }, { isHome: true })).toBe('picture')
})

test('M6 over a colour the header has words that are readable on it', () => {
  expect(headerOver({ ...colour('#7a1f5c'), transparent: true })).toBe('dark')
  expect(headerOver({ ...colour('#eef2ec'), transparent: true })).toBe('light')
})
