import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyLookup } from '~/features/listings/public'
import { locales } from '~/kernel/locale'
import { areaName, areas } from '~/kernel/places/areas'
import { codeOf, municipalities } from '~/kernel/places/municipalities'
import { countryIds } from '~/kernel/region'
import { areaOfZone, isZone, type Zone, zoneOfArea, zonesNamed, zonesOf as zonesWith } from './zones'

const { belgium, luxembourg } = countryIds

const zonesOf = (place: { countryId: number; zip: string }) => zonesWith(place, emptyLookup)

test('F7 a place is in the zones of its postal code and region; the same code in Luxembourg is another zone', () => {
  expect(zonesOf({ countryId: belgium, zip: '1180' })).toEqual(['1180', 'brussels'])
  expect(zonesOf({ countryId: belgium, zip: '4000' })).toEqual([
    '4000',
    'wallonia',
    'liege',
    'municipality-4000',
  ])
  expect(zonesOf({ countryId: luxembourg, zip: '4000' })).not.toContain('4000')
})

test('F7 a town of Luxembourg covers all codes of its range', () => {
  const town = municipalities.find(({ country, zipFrom }) => country === 'LU' && zipFrom === '1009')
  expect(town).toBeDefined()
  if (town) expect(zonesOf({ countryId: luxembourg, zip: '2450' })).toContain(codeOf(town))
})

test('F7 places are recognised in any language, by postal code, or both', () => {
  expect(zonesNamed('Uccle, 1640; 1650 Beersel\nLinkebeek').zones).toEqual(['1180', '1640', '1650', '1630'])
  expect(zonesNamed('L-2450, L 1110, LU 1112, L-1111 Luxembourg').zones).toEqual([
    'L-2450',
    'L-1110',
    'L-1112',
    'L-1111',
  ])
  expect(zonesNamed('1648 Luxembourg; 4131 Esch-sur-Alzette; 1648').zones).toEqual(['L-1648', 'L-4131'])
  expect(zonesNamed('Luxembourg (1630), 1630 Linkebeek, 1630').zones).toEqual(['L-1630', '1630'])
  expect(zonesNamed('B-1180; BE 1640 Rode')).toEqual({ zones: ['1180', '1640'], unknown: [] })
  expect(zonesNamed('Ukkel, Atlantis, 0999')).toEqual({ zones: ['1180'], unknown: ['Atlantis', '0999'] })
})

test('F7 P7 names mean what they mean in a list: Brussels the region, a municipality all its parts', () => {
  const named = (text: string) => zonesNamed(text).zones
  for (const name of ['Brussel', 'Bruxelles', 'Brussels', 'Brüssel', 'bxl'])
    expect(named(name)).toEqual(['brussels'])
  expect(named('Vlaamse Rand; Brabant wallon')).toEqual(['vlaamse-rand', 'brabant-wallon'])
  expect(named('Beersel, 1650, Dworp, Mamer')).toEqual(['municipality-1650', '1650', '1653', 'lu-mamer'])
  expect(zonesOf({ countryId: belgium, zip: '1653' })).toContain('municipality-1650')
  expect(zonesOf({ countryId: belgium, zip: '1180' })).not.toContain('1000')
})

test('F7 each municipality’s name resolves to a zone that contains it', () => {
  for (const place of municipalities) {
    const countryId = place.country === 'LU' ? luxembourg : belgium
    const zones: Zone[] = zonesOf({ countryId, zip: place.zip })
    expect(zones, place.fr).toContain(codeOf(place))
    expect(
      zonesNamed(place.fr).zones.filter((zone) => zones.includes(zone)),
      place.fr,
    ).not.toEqual([])
  }
})

test('F7 every area of lists is a zone of its own, and found by its names', () => {
  for (const area of areas) {
    const zone = zoneOfArea(area)
    expect([zone, isZone(zone), areaOfZone(zone)?.id]).toEqual([zone, true, area.id])
    for (const locale of locales) expect(zonesNamed(areaName(area, locale)).unknown).toEqual([])
  }
  expect(['municipality-', 'municipality-brussels', 'anywhere', 'atlantis', ''].filter(isZone)).toEqual([])
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
