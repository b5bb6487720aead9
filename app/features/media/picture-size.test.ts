import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fittedSize, heightFor, offeredWidths, pictureRatios, pictureWidths } from './picture-size'

test('I4 heights follow their ratio, rounded', () => {
  expect(pictureRatios.map((ratio) => heightFor(400, ratio))).toEqual([300, 267, 225, 209])
  expect(heightFor(1920, '16:9')).toBe(1080)
})

test.each([
  [{ width: 4000, height: 3000 }, [250, 400, 600]],
  [{ width: 500, height: 400 }, [250, 400]],
  [{ width: 260, height: 200 }, [250]],
  [{ width: 120, height: 90 }, [100]],
  [{ width: 64, height: 64 }, [100]],
])('I4 an original of %o is offered to a card in the widths %o', (original, widths) => {
  expect(offeredWidths(original, [250, 400, 600])).toEqual(widths)
})

test('I4 a width too large becomes the largest allowed one within the original', () => {
  expect(offeredWidths({ width: 1500, height: 1000 }, [600, 1920])).toEqual([600, 1360])
})

test('I4 a panorama cropped to 4:3 is as wide as its height allows', () => {
  expect(offeredWidths({ width: 3000, height: 400 }, [250, 400, 600], '4:3')).toEqual([250, 400])
})

const length = fc.integer({ min: 1, max: 9000 })
const size = fc.record({ width: length, height: length })

test('I4 no size exceeds the original or the request', () => {
  fc.assert(
    fc.property(
      size,
      fc.constantFrom(...pictureWidths),
      fc.option(fc.constantFrom(...pictureRatios), { nil: undefined }),
      (original, width, ratio) => {
        const fitted = fittedSize(original, { width, height: ratio && heightFor(width, ratio) })
        expect(fitted.width).toBeLessThanOrEqual(Math.min(width, original.width))
        expect(fitted.height).toBeLessThanOrEqual(original.height)
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1)
      },
    ),
  )
})

test('I4 a picture keeps the requested ratio even if the original is too small', () => {
  expect(fittedSize({ width: 500, height: 150 }, { width: 400, height: 300 })).toEqual({
    width: 200,
    height: 150,
  })
})

test('I4 offered widths never enlarge, except for an original narrower than all', () => {
  fc.assert(
    fc.property(size, fc.subarray([...pictureWidths]), (original, wanted) => {
      const offered = offeredWidths(original, wanted)
      expect(offered.length).toBeGreaterThan(0)
      expect(offered).toEqual([...new Set(offered)].sort((a, b) => a - b))
      for (const width of offered) expect(width).toBeLessThanOrEqual(Math.max(100, original.width))
    }),
  )
})
