import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { locales } from '~/kernel/locale'
import { fullDetails, fullWords } from '../listings.fixture'
import { factGroups } from './detail-groups'

const labelsOf = (region: 'wallonia' | 'flanders', locale: (typeof locales)[number]) =>
  factGroups({
    details: fullDetails,
    words: fullWords,
    typeName: '',
    place: '',
    region,
    t: translateTo(locale),
    locale,
    moneyLocale: 'nl',
  }).flatMap(({ facts }) => facts.map(({ label }) => label))

test('D1 a listing in Wallonia names planning, flooding and energy in the terms of Wallonia', () => {
  expect(labelsOf('wallonia', 'fr')).toEqual(
    expect.arrayContaining(['Permis d’urbanisme', 'Infraction urbanistique', 'Aléa d’inondation']),
  )
  expect(labelsOf('wallonia', 'nl')).toContain('Specifiek primair energieverbruik')
})

test('D1 terms of Flemish law are on no listing in Wallonia, in any language', () => {
  const flemish = /omgevingsvergunning|herstelvordering|Energiescore|action en réparation|remedial/i
  for (const locale of locales) expect(labelsOf('wallonia', locale).join('\n')).not.toMatch(flemish)
  expect(labelsOf('flanders', 'nl').join('\n')).toMatch(flemish)
})

test('D1 a rental says the kind, term and indexation of its lease where the feed does', () => {
  expect(labelsOf('flanders', 'en')).toEqual(
    expect.arrayContaining(['Type of lease', 'Term of the lease', 'Indexation of the rent']),
  )
})
