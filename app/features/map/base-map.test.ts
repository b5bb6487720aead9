import { expect, test } from 'vitest'
import { locales } from '~/kernel/locale'
import { municipalities, municipalityName } from '~/kernel/places/municipalities'
import type { BaseMap } from './base-map'
import { baseMapOf } from './base-map.server'

const baseMapIn = (locale: (typeof locales)[number]) => JSON.parse(baseMapOf(locale)) as BaseMap

/** Ray casting: counts how often a line to the east crosses the ring. */
const isWithin = (ring: number[][], lat: number, lng: number) =>
  ring.filter(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = ring.at(index - 1) ?? []
    return ay > lat !== by > lat && lng < ((bx - ax) * (lat - ay)) / (by - ay) + ax
  }).length %
    2 ===
  1

test('D3 every town lies within the outline of its country', () => {
  const { outlines } = baseMapIn('nl')
  for (const { nl, lat, lng, country, town } of municipalities) {
    // The outline is too coarse for villages at the border.
    if (!town && country === 'BE') continue
    const land = outlines.features.find(({ properties }) => properties.country === country)
    const isInside = land?.geometry.coordinates.some(([ring = []]) => isWithin(ring, lat, lng))
    expect([nl, isInside]).toEqual([nl, true])
  }
})

test.each(locales)('L17 the base map in %s names every town in that language', (locale) => {
  const { names } = baseMapIn(locale)
  const known = new Set(names.map(({ name }) => name))
  const missing = municipalities.filter((place) => place.town && !known.has(municipalityName(place, locale)))
  expect(missing).toEqual([])
  const brussels = { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' }[locale]
  expect(names.find(({ rank }) => rank === 0)?.name).toBe(brussels)
})

test('D3 the data of the base map is small', () => {
  expect(baseMapOf('nl').length).toBeLessThan(60_000)
})
