import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import type { ListingDetails } from '~/kernel/listing-details'
import type { Region } from '~/kernel/region'
import { verdictsOf } from './verdict'

const verdicts = (details: ListingDetails, region: Region = 'flanders') =>
  verdictsOf({ details, region, t: translateTo('nl') }).map(
    ({ text, isClear }) => `${isClear ? '+' : '!'} ${text.replaceAll('\u00a0', ' ')}`,
  )

test('D1 planning and flood are summed up in a line each', () => {
  expect(
    verdicts({
      planning: { permit: true, summons: false, preemptiveRights: false, judicialDecision: 0 },
      flood: { pScore: 'A', gScore: 'A' },
    }),
  ).toEqual([
    '+ Vergunning uitgereikt · geen dagvaarding · geen voorkooprecht',
    '+ Overstroming: perceel A, gebouw A',
  ])
})

test.each<[string, ListingDetails, string]>([
  ['no permit', { planning: { permit: false } }, '! Geen vergunning uitgereikt'],
  ['a summons', { planning: { permit: true, summons: true } }, '! Vergunning uitgereikt · dagvaarding'],
  ['a decision', { planning: { judicialDecision: 1 } }, '! Rechterlijke of bestuurlijke beslissing'],
  [
    'a decision that was requested',
    { planning: { judicialDecision: 2 } },
    '! Rechterlijke of bestuurlijke beslissing (aangevraagd of zoals vereist)',
  ],
  ['a pre-emption right', { planning: { preemptiveRights: true } }, '! Voorkooprecht'],
  ['a score of the building', { flood: { pScore: 'A', gScore: 'C' } }, '! Overstroming: perceel A, gebouw C'],
  ['a score of a plot', { flood: { pScore: 'D' } }, '! Overstroming: perceel D'],
  [
    'a riparian zone',
    { flood: { pScore: 'A', riparianZone: true } },
    '! Overstroming: perceel A · in een afgebakende oeverzone',
  ],
])('D1 %s is something to look into', (_, details, said) => {
  expect(verdicts(details)).toEqual([said])
})

test('D1 what is not stated is not summed up', () => {
  expect(verdicts({})).toEqual([])
  expect(verdicts({ planning: { judicialDecision: -1 }, flood: { riparianZone: false } })).toEqual([])
})

test('D1 Wallonia speaks of an offence', () => {
  expect(verdicts({ planning: { summons: false } }, 'wallonia')).toEqual([
    '+ Geen stedenbouwkundige overtreding',
  ])
})
