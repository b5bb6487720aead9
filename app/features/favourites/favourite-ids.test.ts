import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  idsParameter,
  idsQuery,
  maxFavourites,
  putBack,
  readIds,
  withFirst,
  without,
  withoutCard,
} from './favourite-ids'

const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: maxFavourites })

test('P6 a serialised list is read back in the same order', () => {
  fc.assert(
    fc.property(someIds, (ids) => {
      expect(readIds(ids.join(), maxFavourites)).toEqual(ids)
      expect(readIds(new URLSearchParams(idsQuery(ids)).get(idsParameter), maxFavourites)).toEqual(ids)
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
])('P6 reading "%s" ignores invalid ids and duplicates', (text, ids) =>
  expect(readIds(text, maxFavourites)).toEqual(ids),
)

test('P6 any text in an address gives a short list of ids that fit the database column', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: maxFavourites }), (text, limit) => {
      const ids = readIds(text, limit)
      expect(ids.length).toBeLessThanOrEqual(limit)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(Number.isInteger(id) && id > 0 && id < 2 ** 31).toBe(true)
    }),
  )
})

test('P6 the newest id comes first, without duplicates', () => {
  fc.assert(
    fc.property(someIds, fc.integer({ min: 1, max: 50 }), (ids, id) => {
      const [first, ...others] = withFirst(ids, id)
      expect(first).toBe(id)
      expect(others).toEqual(without(ids, id))
      expect(without(withFirst(ids, id), id)).toEqual(without(ids, id))
    }),
  )
})

test('P6 an id that was removed returns to its position, even when others were removed meanwhile', () => {
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

test('P6a what has no card is gone, whether it was withdrawn or never was a listing', () => {
  expect(withoutCard([2706, 26, 2687], [{ id: 2687 }, { id: 2706 }])).toEqual([26])
  expect(withoutCard([], [])).toEqual([])
})
