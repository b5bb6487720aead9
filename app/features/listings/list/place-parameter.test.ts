import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf, municipalities } from '~/kernel/places/municipalities'
import { codeOfPlace, placeParameter } from './place-parameter'

test.each([
  ['Ukkel|1180', '1180'],
  ['Ukkel|1500', '1500'],
  ['Nowhere|9999', '9999'],
  ['|1180', '1180'],
  [' Ukkel | 1180 ', '1180'],
  ['Ukkel', '1180'],
  ['uccle', '1180'],
  ['UCCLE|', '1180'],
  ['Uccle|x', '1180'],
  ['liege', '4000'],
  ['Lüttich', '4000'],
  ['1180', '1180'],
  ['Luxembourg|L-1648', 'L-1648'],
  // The codes of both countries overlap: one without its country is where its name is.
  ['Luxemburg|1648', 'L-1648'],
  ['Linkebeek|1630', '1630'],
  ['Luxembourg|1630', 'L-1630'],
  ['|1630', '1630'],
  ['|1648', 'L-1648'],
  ['Luxembourg|L 1648', 'L-1648'],
  ['Ukkel|B-1180', '1180'],
  ['luxembourg', 'L-1648'],
])(
  'P1 "%s" means %s: the zip decides, else the name in any language, without case and accents',
  (text, zip) => {
    expect(codeOfPlace(text)).toBe(zip)
  },
)

test.each(['', '|', ' | ', 'Atlantis', 'Atlantis|12345', 'x|118', '|11 80', '|١١٨٠'])(
  'P1 "%s" is no place',
  (text) => {
    expect(codeOfPlace(text)).toBeUndefined()
  },
)

test('P1 a written parameter is read back to its zip, with any name', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 100 }).map((text) => text.replaceAll('|', '')),
      fc.integer({ min: 1000, max: 9999 }),
      (name, zip) => {
        expect(codeOfPlace(placeParameter(name, `L-${zip}`))).toBe(`L-${zip}`)
        expect(codeOfPlace(placeParameter(name, String(zip)))).toMatch(new RegExp(`^(?:L-)?${zip}$`))
      },
    ),
  )
})

test('P1 every Belgian code of the product is read back, with its name and without', () => {
  for (const place of municipalities) {
    expect(codeOfPlace(placeParameter(place.fr, codeOf(place)))).toBe(codeOf(place))
    expect(codeOfPlace(placeParameter('', codeOf(place)))).toBe(codeOf(place))
  }
})

test('P1 any text is a zip or nothing, without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 500 })), (text) => {
      expect(codeOfPlace(text) ?? '0000').toMatch(/^(?:L-)?\d{4}$/)
    }),
  )
})
