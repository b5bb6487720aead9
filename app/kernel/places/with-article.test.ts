import { expect, test } from 'vitest'
import type { Locale } from '~/kernel/locale'
import { afterDistance, contracted } from './with-article'

test.each<[name: string, locale: Locale, said: string]>([
  ['Halle', 'nl', 'Halle'],
  ['Station Linkebeek', 'nl', 'station Linkebeek'],
  ['Uccle', 'fr', 'd’Uccle'],
  ['Ixelles', 'fr', 'd’Ixelles'],
  ['Hal', 'fr', 'de Hal'],
  ['La Hulpe', 'fr', 'de La Hulpe'],
  ['Le Rœulx', 'fr', 'du Rœulx'],
  ['Les Bons Villers', 'fr', 'des Bons Villers'],
  ['Gare de Linkebeek', 'fr', 'de la gare de Linkebeek'],
  ['Écaussinnes', 'fr', 'd’Écaussinnes'],
  ['Bahnhof Linkebeek', 'de', 'den Bahnhof Linkebeek'],
  ['Linkebeek station', 'en', 'Linkebeek station'],
])('P7 %s in %s goes on with "%s"', (name, locale, said) => {
  expect(afterDistance(name, locale)).toBe(said)
})

test.each<[sentence: string, locale: Locale, said: string]>([
  ['Maison à Le Rœulx', 'fr', 'Maison au Rœulx'],
  ['à Les Bons Villers', 'fr', 'aux Bons Villers'],
  ['à La Hulpe', 'fr', 'à La Hulpe'],
  ['à Lessines', 'fr', 'à Lessines'],
  ['voilà Le Rœulx', 'fr', 'voilà Le Rœulx'],
  ['à Le Rœulx', 'nl', 'à Le Rœulx'],
])('P7 "%s" in %s is said "%s"', (sentence, locale, said) => {
  expect(contracted(sentence, locale)).toBe(said)
})
