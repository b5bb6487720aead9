import { expect, test } from 'vitest'
import { spacesAmiss } from './french-spaces.fixture'

test.each([
  'Déjà client\u00a0? Dites-le\u00a0!',
  'Quoi\u00a0?! Oui.',
  'de 10:30 à 12:00, voir https://www.ipi.be/?a=1;b ou [l’IPI](https://www.ipi.be/)',
  '**Nom**\u00a0: «\u00a0Vus récemment\u00a0», {{count}}\u00a0; `?setcookies`',
  '| Quoi | Prix |\n| --- | ---: |\n| Nuit | 95 € |',
  '/fr/contact/?a=b',
])('L17 %j lacks no spaces', (text) => {
  expect(spacesAmiss(text)).toEqual([])
})

test.each([
  'Déjà client?',
  'Déjà client ?',
  'Déjà client\u202f?',
  '**Nom** : Tilia',
  '**Nom :** Tilia',
  'le lundi ; le mardi',
  '{{label}}: oui',
  '« Vus\u00a0»',
  '«\u00a0Vus »',
  '«Vus\u00a0»',
  'À 10:30 : visite',
])('L17 %j lacks a space', (text) => {
  expect(spacesAmiss(text)).toHaveLength(1)
})
