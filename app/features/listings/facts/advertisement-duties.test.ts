import { expect, test } from 'vitest'
import { advertisementDuties, type Duty } from './advertisement-duties'

type Home = Parameters<typeof advertisementDuties>[0]

const dutiesOf = (over: Partial<Home> = {}) =>
  advertisementDuties({
    goal: 'sale',
    closed: false,
    region: 'flanders',
    webId: 1,
    details: {},
    ...over,
  }).map((duty: Duty) => duty.replace('listings:', '').replace('fields.', ''))

const planning = [
  'planning.zoning',
  'planning.permit',
  'planning.allotmentPermit',
  'planning.preemptiveRights',
  'planning.summons',
]
const flood = ['flood.pScore', 'flood.gScore', 'flood.zone', 'flood.riparianZone']
const energy = ['energy.value', 'energy.number']
const rental = ['money.chargesRenter', 'money.chargesIncluded']

test.each<[string, Partial<Home>, string[]]>([
  // The asbestos certificate is due with the contract of sale.
  ['a house in Flanders', {}, [...energy, ...planning, ...flood]],
  ['land in Flanders', { webId: 4 }, [...planning, 'flood.pScore', 'flood.zone', 'flood.riparianZone']],
  ['a garage', { webId: 7 }, [...planning, ...flood]],
  ['a home to let in Flanders', { goal: 'rent' }, [...energy, ...rental]],
  ['a flat in Brussels', { region: 'brussels' }, ['energy.label', 'planning.zoning', 'planning.information']],
  ['a flat to let in Brussels', { region: 'brussels', goal: 'rent' }, ['energy.label', ...rental]],
  [
    'a house in Wallonia',
    { region: 'wallonia' },
    ['energy.label', 'energy.number', 'energy.total', 'energy.value'],
  ],
  ['a shop in Flanders', { webId: 6 }, [...energy, ...planning, ...flood]],
  ['a shop in Wallonia', { webId: 6, region: 'wallonia' }, []],
  ['a shop to let in Brussels', { webId: 6, region: 'brussels', goal: 'rent' }, rental],
  [
    'an investment property in Brussels',
    { webId: 5, region: 'brussels' },
    ['energy.label', 'planning.zoning', 'planning.information'],
  ],
  ['a shop in Luxembourg', { webId: 6, region: 'luxembourg' }, ['energy.label', 'energy.insulationLabel']],
  ['a flat in Luxembourg', { region: 'luxembourg' }, ['energy.label', 'energy.insulationLabel']],
  ['a home of which nobody knows where it is', { region: null }, []],
  ['what is sold', { closed: true }, []],
  [
    'a certificate that was requested',
    { region: 'wallonia', details: { energy: { state: 'requested' } } },
    ['energy.state'],
  ],
])('facts: %s must make the statements that the law requires there', (_, home, duties) => {
  expect(dutiesOf(home)).toEqual(duties)
})
