import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsParameter, idsQuery, mostKept, putBack, readIds, withFirst, without } from './kept-ids'

const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: mostKept })

test('P6 a list that was written is read as it was, in its order', () => {
  fc.assert(
    fc.property(someIds, (ids) => {
      expect(readIds(ids.join(), mostKept)).toEqual(ids)
      expect(readIds(new URLSearchParams(idsQuery(ids)).get(idsParameter), mostKept)).toEqual(ids)
    }),
  )
})

test.each([
  [null, []],
  ['', []],
  ['2706,2687', [2706, 2687]],
  ['2706,2706,2687', [2706, 2687]],
  ['0,-3,1.5,1e3,abc, 7,0x1F,2706', [2706]],
  ['9999999999,12345678901234567890,2706', [2706]],
  ['[2706,2687]', []],
])('P6 of "%s" only what can be an id counts, once each', (text, ids) =>
  expect(readIds(text, mostKept)).toEqual(ids),
)

test('P6 whatever stands in an address gives a short list of ids that a database can hold', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: mostKept }), (text, most) => {
      const ids = readIds(text, most)
      expect(ids.length).toBeLessThanOrEqual(most)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(Number.isInteger(id) && id > 0 && id < 2 ** 31).toBe(true)
    }),
  )
})

test('P6 the newest stands first, and never twice', () => {
  fc.assert(
    fc.property(someIds, fc.integer({ min: 1, max: 50 }), (ids, id) => {
      const [first, ...others] = withFirst(ids, id)
      expect(first).toBe(id)
      expect(others).toEqual(without(ids, id))
      expect(without(withFirst(ids, id), id)).toEqual(without(ids, id))
    }),
  )
})

test('P6 what was taken off goes back to where it stood, also when others are off meanwhile', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: 2 }), (order) => {
      const [id = 0] = order.slice(-1)
      expect(putBack(without(order, id), id, order)).toEqual(order)
      const [other = 0] = order
      const meanwhile = without(without(order, id), other)
      expect(putBack(meanwhile, id, order)).toEqual(without(order, other))
    }),
  )
})
