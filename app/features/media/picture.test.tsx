import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture'
import { PicturePlaceholder } from './picture-placeholder'
import { pictureUrl, srcSet } from './picture-url'

const picture = {
  id: 7,
  name: 'Séjour, côté jardin',
  version: '3f9a1c2b',
  alt: 'Séjour',
  width: 1440,
  height: 1080,
}

test('I4 an address contains a slug of the name and the version', () => {
  expect(pictureUrl(picture, { width: 400, ratio: '4:3' })).toBe(
    '/media/7/sejour-cote-jardin-3f9a1c2b.webp?width=400&height=300',
  )
  expect(pictureUrl({ ...picture, name: '書斎' }, { width: 100 })).toBe(
    '/media/7/picture-3f9a1c2b.webp?width=100',
  )
})

test('I4 pictures can have a host of their own', () => {
  const base = 'https://media.agency.example/'
  expect(pictureUrl({ ...picture, base }, { width: 100, format: 'png' })).toBe(
    'https://media.agency.example/media/7/sejour-cote-jardin-3f9a1c2b.webp?width=100&format=png',
  )
})

test('I4 a srcset has the real widths', () => {
  const small = { ...picture, width: 80, height: 60 }
  expect(srcSet(small, { widths: [250, 400] })).toBe(
    '/media/7/sejour-cote-jardin-3f9a1c2b.webp?width=100 80w',
  )
})

const html = (priority: boolean) =>
  renderToStaticMarkup(
    <Picture picture={picture} sizes="50vw" widths={[250, 400, 600]} ratio="4:3" priority={priority} />,
  )

test('I4 M6 a picture of another shape takes its place on phones, in both formats', () => {
  const ofPhone = { ...picture, id: 8, width: 720, height: 1280 }
  const both = renderToStaticMarkup(
    <Picture picture={picture} ofPhone={ofPhone} sizes="100vw" widths={[600, 1360]} />,
  )
  const media = 'media="(max-width: 766px)" sizes="100vw" width="600" height="1067"'
  const sources = [...both.matchAll(/<source[^>]*>/g)].map(([source]) => source)
  expect(sources).toHaveLength(3)
  expect(sources[0]).toMatch(/type="image\/avif".*\/media\/8\//)
  expect(sources[1]).toMatch(/\/media\/8\//)
  for (const source of sources.slice(0, 2)) expect(source).toContain(media)
})

test('I4 a card offers AVIF and WebP at 250, 400 and 600, and reserves its space', () => {
  const offered = [...html(false).matchAll(/ (\d+)w/g)].map((match) => match[1])
  expect(offered).toEqual(['250', '400', '600', '250', '400', '600'])
  expect(html(false)).toMatch(/<source type="image\/avif" srcSet="[^"]*format=avif[^"]*"/)
  expect(html(false)).toContain('width="600" height="450" alt="Séjour" loading="lazy"')
  expect(html(false)).not.toContain('style=')
})

test('I4 the first picture of a page loads eagerly', () => {
  expect(html(true)).toContain('fetchPriority="high"')
  expect(html(true)).not.toContain('lazy')
})

test('D2 the drawing for a missing picture has an accessible name', () => {
  const drawing = renderToStaticMarkup(<PicturePlaceholder label="Geen foto’s" />)
  expect(drawing).toContain('role="img" aria-label="Geen foto’s"')
  expect(drawing).not.toContain('style=')
})

test('L17 alternative text in another language has a lang attribute', () => {
  const named = { ...picture, lang: 'fr' as const }
  const drawn = renderToStaticMarkup(<Picture picture={named} sizes="50vw" widths={[250]} />)
  expect(drawn).toMatch(/<img[^>]* alt="Séjour" lang="fr"/)
  expect(html(false)).not.toContain('lang=')
})
