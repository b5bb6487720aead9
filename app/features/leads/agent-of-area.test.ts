import { expect, test } from 'vitest'
import { countryIds } from '~/kernel/region'
import { agentOfArea } from './agent-of-area'

const { belgium, luxembourg } = countryIds
const areas = [
  { area: '1652', agent: 'alsemberg@agency.example' },
  { area: 'vlaamse-rand', agent: 'rand@agency.example' },
  { area: 'vlaams-brabant', agent: 'province@agency.example' },
  { area: 'brussels', agent: 'brussels@agency.example' },
  { area: 'L-1648', agent: 'city@agency.example' },
  { area: 'luxembourg', agent: 'luxembourg@agency.example' },
]

test.each([
  ['a postal code', belgium, '1652', 'alsemberg'],
  ['a well-known area before its province', belgium, '1650', 'rand'],
  ['a province', belgium, '3000', 'province'],
  ['a region', belgium, '1180', 'brussels'],
  ['a code of Luxembourg, which looks Belgian', luxembourg, '1648', 'city'],
  ['a country', luxembourg, '9999', 'luxembourg'],
  ['a place that nobody has', belgium, '4000', undefined],
])('B15 %s has its agent; the first row that holds the place counts', (_, countryId, zip, name) => {
  const agent = agentOfArea(areas, [{ countryId, zip }])
  expect(agent).toBe(name && `${name}@agency.example`)
})

test('B15 a code of Belgium is none of Luxembourg', () => {
  expect(
    agentOfArea([{ area: '1648', agent: 'x' }], [{ countryId: luxembourg, zip: '1648' }]),
  ).toBeUndefined()
  expect(agentOfArea([{ area: 'L-1648', agent: 'x' }], [{ countryId: belgium, zip: '1648' }])).toBeUndefined()
})
