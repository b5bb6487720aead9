import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withOwnParameters } from './own-parameters'

test.each([
  ['', '?utm_source=x', 'utm_source=x'],
  ['?city=Uccle%7C1180', '?city=Ukkel%7C1180&utm_source=x', 'city=Uccle%7C1180&utm_source=x'],
  ['?type=1&type=3', '?type=1&type=3', 'type=1&type=3'],
  ['', '?ref=a&ref=b', 'ref=a&ref=b'],
  ['', '', ''],
  ['?in=halle', '?unknown=zonder+tuin&q=x&both=1&lng=nl&page=9&utm_source=x', 'in=halle&utm_source=x'],
])('L4 from %j and this page’s %j a language link has the query %j', (search, own, query) => {
  expect(withOwnParameters(search, own)).toBe(query)
})

test('L4 clicking a language twice adds parameters once', () => {
  const query = fc.webQueryParameters()
  fc.assert(
    fc.property(query, query, (search, own) => {
      const once = withOwnParameters(search, own)
      expect(withOwnParameters(once, own)).toBe(once)
    }),
  )
})
