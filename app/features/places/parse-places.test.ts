import { expect, test } from 'vitest'
import { placeKinds } from '~/kernel/places/place-kinds'
import { countryIds } from '~/kernel/region'
import { parsePlacesCsv } from './parse-csv'
import { parsePlacesGeoJson } from './parse-geojson'
import { collection, header, outline, station } from './places.fixture'
import { describePlacesMistake, type PlacesDraft } from './places-file'

const reasonsOf = ({ mistakes }: PlacesDraft) => mistakes.map((one) => describePlacesMistake('f', one))
const csv = (...lines: string[]) => parsePlacesCsv(header + lines.join('\n'))
const geo = (...features: unknown[]) => parsePlacesGeoJson(JSON.stringify(collection(...features)))

test('D5 a CSV gives points of interest, with names by language', () => {
  expect(csv('station,,Station Halle,Gare de Hal,50.7336,4.2403,B-1500')).toEqual({
    places: [
      {
        kind: 'station',
        name: null,
        names: { nl: 'Station Halle', fr: 'Gare de Hal' },
        latitude: 50.7336,
        longitude: 4.2403,
        zip: '1500',
      },
    ],
    outlines: [],
    mistakes: [],
  })
})

test.each([
  ['B 1500', '1500', countryIds.belgium],
  ['L-1648', '1648', countryIds.luxembourg],
  ['1500', '1500', countryIds.belgium],
])('D5 a municipality with the postal code %s is of its country', (zip, plain, countryId) => {
  const { outlines } = geo(outline({ zip, country: undefined }))
  expect(outlines).toMatchObject([{ zip: plain, countryId }])
})

test('D5 a CSV in the format of Belgian spreadsheets is read too', () => {
  const draft = parsePlacesCsv('\uFEFFKind;Name;LAT;LNG\r\nbus;"Kerk; plein";50,77;4,33\r\n')
  expect(reasonsOf(draft)).toEqual([])
  expect(draft.places).toMatchObject([{ kind: 'bus-stop', name: 'Kerk; plein', latitude: 50.77, zip: null }])
})

test.each([
  ['castle,A,,,50.77,4.33,', `f, line 2: "castle" is no kind: ${placeKinds.join(', ')}`],
  [',A,,,50.77,4.33,', 'f, line 2: has no kind'],
  ['park,,,,50.77,4.33,', 'f, line 2: has no name'],
  [`park,${'a'.repeat(201)},,,50.77,4.33,`, 'f, line 2: has a name of more than 200 letters'],
  ['park,a\0b,,,50.77,4.33,', 'f, line 2: has a character that is none'],
  [
    'park,A,,,4.33,50.77,',
    'f, line 2: latitude and longitude are exchanged (latitude 4.33, longitude 50.77)',
  ],
  ['park,A,,,48.85,2.35,', 'f, line 2: lies outside Belgium and Luxembourg (latitude 48.85, longitude 2.35)'],
  ['park,A,,,,4.33,', 'f, line 2: has no position'],
  ['park,A,,,0x32,4.33,', 'f, line 2: has no position'],
  ['park,A,,,50.77,4.33,123', 'f, line 2: "123" is no postal code'],
])('D5 a line %j is refused with its reason', (line, reason) => {
  expect(reasonsOf(csv(line))).toEqual([reason])
})

test('D5 every mistake is reported, also those of the whole file', () => {
  expect(reasonsOf(csv('park,A,,,50.77,4.33,', 'castle,,,,50.77,4.33,', 'park,,,,50.77,4.33,'))).toEqual([
    expect.stringMatching(/^f, line 3: "castle" is no kind/),
    'f, line 3: has no name',
    'f, line 4: has no name',
  ])
  expect(reasonsOf(parsePlacesCsv('name,lat\nA,50'))).toEqual([
    'f, line 1: has no column "kind", "lng"; there are kind, name, lat and lng, and more',
  ])
  expect(reasonsOf(csv('park,A'))).toEqual([expect.stringMatching(/^f: is no CSV: .*line 2/)])
  expect(reasonsOf(csv('park,"A,,,50.77,4.33,'))).toEqual([expect.stringMatching(/^f: is no CSV: /)])
})

test('D5 a GeoJSON gives points of interest and outlines', () => {
  const draft = geo(station({ 'name:fr': 'Gare', zip: 1630 }), outline({ country: 'BE' }))
  expect(reasonsOf(draft)).toEqual([])
  expect(draft.places).toMatchObject([
    { kind: 'station', name: 'Linkebeek', names: { fr: 'Gare' }, zip: '1630' },
  ])
  expect(draft.outlines).toMatchObject([{ countryId: 10, zip: '1630', names: { nl: 'Linkebeek' } }])
  expect(draft.outlines[0]?.polygons[0]?.[0]).toHaveLength(4)
})

const open = [
  [4.32, 50.76],
  [4.35, 50.76],
  [4.35, 50.78],
  [4.33, 50.78],
]
const away = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
]

test.each<[string, unknown, RegExp]>([
  ['of exchanged coordinates', station({}, [50.77, 4.33]), /are exchanged/],
  ['without coordinates', station({}, null), /has no position/],
  ['with words for coordinates', station({}, ['4.33', '50.77']), /has no position/],
  ['of an unknown kind', station({ kind: 'castle' }), /"castle" is no kind/],
  ['that is a line', { ...station(), geometry: { type: 'LineString', coordinates: [] } }, /is a LineString/],
  ['without a geometry', { type: 'Feature', properties: {} }, /is no feature with a geometry/],
  ['that is nothing', null, /is no feature with a geometry/],
  ['of a municipality without a code', outline({ zip: undefined }), /without a postal code/],
  ['of a country that is none here', outline({ country: 'FR' }), /"FR" is no country here/],
  ['whose ring is open', outline({}, [open]), /not closed/],
  ['whose ring is too short', outline({}, [[open[0], open[1], open[0]]]), /fewer than four/],
  ['that lies elsewhere', outline({}, [away]), /lies outside/],
  ['with rings that are none', outline({}, [[1, 2]]), /coordinates that are none/],
  ['without rings', outline({}, []), /coordinates that are none/],
  ['of too many positions', outline({}, [Array(20_001).fill([4.3, 50.8])]), /20001 positions/],
])('D5 a feature %s is refused with its reason', (_, feature, reason) => {
  expect(reasonsOf(geo(station(), feature))).toEqual([
    expect.stringMatching(new RegExp(`^f, feature 2: .*${reason.source}`)),
  ])
})

test.each([
  ['{"type": "FeatureCollection", "features": [', /^f: is no JSON: /],
  ['[]', /^f: is no GeoJSON FeatureCollection$/],
  ['{"type": "Feature"}', /^f: is no GeoJSON FeatureCollection$/],
])('D5 %s is refused', (text, reason) => {
  expect(reasonsOf(parsePlacesGeoJson(text))).toEqual([expect.stringMatching(reason)])
})
