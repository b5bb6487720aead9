import { expect, test } from 'vitest'
import { locales } from '~/kernel/locale'
import { communes } from './communes'
import { countryOfPlace } from './country-of-place'
import { municipalities, municipalityName } from './municipalities'

test.each([
  ['1930', 'Luxembourg-Ville', 'LU'],
  ['1930', 'Stad Luxemburg', 'LU'],
  ['1611', 'Lëtzebuerg', 'LU'],
  ['9050', 'Ettelbruck', 'LU'],
  ['9050', 'Ettelbrück', 'LU'],
  ['9050', 'Ettelbruck (Grand-Duché)', 'LU'],
  ['4701', 'Pétange', 'LU'],
  ['4701', 'Petingen', 'LU'],
  ['4830', 'Rodange', 'LU'],
  ['4100', 'Esch/Alzette', 'LU'],
  ['4100', 'Esch', 'LU'],
  ['5610', 'Mondorf', 'LU'],
  ['3316', 'Berchem', 'LU'],
  ['2600', 'Berchem', 'BE'],
  ['1082', 'Berchem', 'BE'],
  ['3580', 'Beringen', 'BE'],
  ['1930', 'Zaventem', 'BE'],
  ['1930', 'Nossegem', 'BE'],
  ['9050', 'Gent, Ledeberg', 'BE'],
  ['9050', 'gand', 'BE'],
  ['4701', 'Eupen', 'BE'],
  ['6600', 'Bastogne (Luxembourg)', 'BE'],
  ['6600', 'Province de Luxembourg', 'BE'],
  // Misspelt, or the name of another place: a code without a letter is usually Belgian.
  ['1180', 'Brussel', 'BE'],
  ['1630', 'Linkebeke', 'BE'],
  ['1930', '', 'BE'],
  ['1648', '', 'LU'],
  ['1648', 'Nergens', 'BE'],
  // Belgian, though the table of municipalities has it not.
  ['1931', 'Brucargo', 'BE'],
  ['1931', '', 'BE'],
  ['4131', '', 'BE'],
  ['1648', 'Ukkel', 'BE'],
  ['0999', '', 'BE'],
])('F1 the country of %s %s is %s', (zip, name, country) => expect(countryOfPlace(zip, name)).toBe(country))

test('F1 every Belgian place with its own code is Belgian, in each language', () => {
  const belgian = municipalities.filter(({ country }) => country === 'BE')
  const abroad = belgian.flatMap((place) =>
    [...locales.map((locale) => municipalityName(place, locale)), ...(place.also ?? [])]
      .filter((name) => countryOfPlace(place.zip, name) === 'LU')
      .map((name) => `${place.zip} ${name}`),
  )
  expect(abroad).toEqual([])
})

test('F1 every commune of Luxembourg is known by each of its names, under a code that Belgium has too', () => {
  const names = communes.flatMap(({ fr, de, lb, also = [] }) => [fr, de ?? fr, lb ?? fr, ...also])
  expect(names.filter((name) => countryOfPlace('9050', name) !== 'LU')).toEqual([])
})
