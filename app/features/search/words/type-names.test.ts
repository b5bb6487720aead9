import { expect, test } from 'vitest'
import { typeNames } from './type-names'
import { concepts, type Kind } from './vocabulary'

const meant = (types: ReturnType<typeof typeNames>, kind: Kind) => types.meant(new Set([kind]))

test('P1 an agency’s types are found by the words in their names, whatever their numbers', () => {
  const types = typeNames([
    { webId: 21, names: { fr: 'Immeubles de rapport', de: 'Renditeobjekte' } },
    { webId: 22, names: { fr: 'Maison', de: 'Haus' } },
    { webId: 23, names: { fr: 'Villa', de: 'Villa' } },
    { webId: 24, names: { fr: 'Bureaux & commerces', de: 'Gewerbe' } },
    { webId: 25, names: { fr: 'Château', de: 'Schloss' } },
  ])
  expect(concepts.map((concept) => meant(types, concept))).toEqual([[22, 23], [], [], [], [21], [24], []])
  expect(types.called('villa', 'fr')).toEqual([23])
  expect(types.called('chateau', 'fr')).toEqual([25])
  expect(types.called('chateau', 'de')).toBeUndefined()
})
