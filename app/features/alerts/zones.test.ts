import fc from 'fast-check'
import { expect, test } from 'vitest'
import { municipalities } from '~/kernel/places/municipalities'
import { countryIds } from '~/kernel/region'
import { isZone, zoneOf, zonesNamed, zonesOf } from './zones'

const { belgium, luxembourg } = countryIds

test('F7 a place is in the zones of its postal code and region; the same code in Luxembourg is another zone', () => {
  expect(zonesOf({ countryId: belgium, zip: '1180' })).toEqual(['1180', 'brussels'])
  expect(zonesOf({ countryId: belgium, zip: '4000' })).toEqual(['4000', 'wallonia'])
  expect(zonesOf({ countryId: luxembourg, zip: '4000' })).not.toContain('4000')
})

test('F7 a town of Luxembourg covers all codes of its range', () => {
  const town = municipalities.find(({ country, zipFrom }) => country === 'LU' && zipFrom === '1009')
  expect(town).toBeDefined()
  if (town) expect(zonesOf({ countryId: luxembourg, zip: '2450' })).toContain(zoneOf(town))
})

test('F7 places are recognised in any language, by postal code, or both', () => {
  expect(zonesNamed('Uccle, 1640; 1650 Beersel\nLinkebeek').zones).toEqual(['1180', '1640', '1650', '1630'])
  expect(zonesNamed('L-2450').zones).toEqual(['L-2450'])
  expect(zonesNamed('Ukkel, Atlantis, 0999')).toEqual({ zones: ['1180'], unknown: ['Atlantis', '0999'] })
})

test('F7 each municipality’s name resolves to a zone that contains it', () => {
  for (const place of municipalities) {
    const zones = zonesNamed(place.fr).zones
    expect(zones, place.fr).toContain(zoneOf(place))
    const countryId = place.country === 'LU' ? luxembourg : belgium
    expect(zonesOf({ countryId, zip: place.zip }), place.fr).toContain(zoneOf(place))
  }
})

test('F7 any input becomes zones or unknown words, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { zones, unknown } = zonesNamed(text)
      expect(zones.every(isZone)).toBe(true)
      expect(zones.length + unknown.length > 0).toBe(text.split(/[,;/\n]/).some((one) => one.trim() !== ''))
    }),
  )
})
