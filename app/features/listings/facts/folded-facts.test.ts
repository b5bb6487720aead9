import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import type { Region } from '~/kernel/region'
import { fullDetails, fullWords } from '../listings.fixture'
import { type FactGroup, factGroups } from './detail-groups'
import { divideLegal } from './folded-facts'

const legal = factGroups({
  ...{ details: fullDetails, words: fullWords, typeName: '', place: '' },
  ...{ t: translateTo('nl'), locale: 'nl', moneyLocale: 'nl' },
}).filter(({ key }) => ['planning', 'flood', 'certificates'].includes(key))

const fields = (groups: FactGroup[]) => groups.flatMap(({ facts }) => facts.map(({ at }) => at))

test('D1 what the law wants said is never in a fold', () => {
  expect(fields(divideLegal(legal, 'flanders').shown)).toEqual([
    'zoning',
    'planning.permit',
    'planning.allotmentPermit',
    'planning.preemptiveRights',
    'planning.summons',
    'planning.judicialDecision',
    'flood.pScore',
    'flood.gScore',
    'floodZone',
    'flood.riparianZone',
    'certificates.asbestos.result',
    'certificates.asbestos.date',
  ])
})

test.each<[Region, string]>([
  ['brussels', 'planningInformation'],
  ['wallonia', 'floodRiskArea'],
])('D1 in %s %s stays in sight', (region, field) => {
  expect(fields(divideLegal(legal, region).shown)).toContain(field)
  expect(fields(divideLegal(legal, 'flanders').folded)).toContain(field)
})

test.each<Region | 'none'>(['flanders', 'brussels', 'wallonia', 'luxembourg', 'none'])(
  'D1 in %s no fact is lost or said twice',
  (region) => {
    const { shown, folded } = divideLegal(legal, region === 'none' ? null : region)
    expect([...fields(shown), ...fields(folded)].toSorted()).toEqual(fields(legal).toSorted())
  },
)
