import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groundClass } from '~/ui/colour-class'
import { brandStyle, contrast, contrastMistakes, readableOn } from './brand'

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio, and the results of common checkers. */
test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4.0],
  ['#0000ff', '#ffffff', 8.59],
  ['#00ff00', '#000000', 15.3],
  ['#123456', '#123456', 1],
])('M6 the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test('content: the product’s own colours, and colours like them, are readable', () => {
  expect(contrastMistakes({})).toEqual([])
  expect(
    contrastMistakes({ primary: '#003366', action: '#b00020', paper: '#ffffff', ink: '#000000' }),
  ).toEqual([])
})

test.each([
  [{ action: '#ffcc00' }, ['brand.colours.action']],
  [{ primary: '#cccccc' }, ['brand.colours.primary', 'brand.colours.primary']],
  [{ paper: '#000000' }, ['brand.colours.primary', 'brand.colours.ink']],
  [{ ink: '#bbbbbb' }, ['brand.colours.ink']],
  [{ action: '#777777' }, ['brand.colours.action']],
  [{ action: '#767676' }, []],
])('content: of the colours %j, those at %j are unreadable', (colours, places) => {
  const mistakes = contrastMistakes(colours)
  expect(mistakes.map(({ at }) => at)).toEqual(places)
  for (const { file, reason } of mistakes) {
    expect(file).toBe('site.json')
    expect(reason).toMatch(/^#[0-9a-f]{6} .* contrast of \d+\.\d, at least 4\.5 is needed$/)
  }
})

test('M6 an agency with the product’s colours needs no style sheet', () => {
  expect(brandStyle({}, [])).toBe('')
})

test('M6 a colour sets its tokens, and each colour in content has its classes once', () => {
  const style = brandStyle({ primary: '#003366', ink: '#111111' }, ['#eef2ec', '#24483a', '#eef2ec'])
  expect(style).toMatch(/^:root\{--linden:#003366;--linden-deep:color-mix\([^;]+;/)
  expect(style).toContain('--ink:#111111}')
  expect(style).not.toContain('--brick')
  expect(style.match(/\.ground-eef2ec\{/g)).toHaveLength(1)
  expect(style).toContain('.ground-eef2ec{--ground:#eef2ec;--on-ground:#111111;--heading:#003366;')
  expect(style).toContain('.ground-24483a{--ground:#24483a;--on-ground:#ffffff;--heading:#ffffff;')
  expect(style).toContain(`.${groundClass('#24483A')}{`)
  expect(style).toContain('.colour-24483a{color:#24483a}')
})

const aColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const grey = fc.integer({ min: 0, max: 255 }).map((n) => `#${n.toString(16).padStart(2, '0').repeat(3)}`)

const maybe = fc.option(aColour, { nil: undefined })

test('M6 on every background, with any ink, text has a contrast of at least 4.5', () => {
  fc.assert(
    fc.property(fc.oneof(aColour, grey), maybe, maybe, (ground, ink, primary) => {
      const style = brandStyle({ ink, primary }, [ground])
      for (const token of ['--on-ground', '--heading']) {
        const words = new RegExp(`${token}:(#[0-9a-f]{6})`).exec(style)?.[1] ?? ''
        expect(contrast(ground, words)).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 2000 },
  )
})

test('M6 on backgrounds where neither white nor the usual ink is readable, text is black', () => {
  expect(contrast('#808080', '#ffffff')).toBeLessThan(4.5)
  expect(contrast('#808080', '#1d2420')).toBeLessThan(4.5)
  expect(brandStyle({}, ['#808080'])).toContain('--on-ground:#000000;')
})

test.each(['#24483a', '#000000', '#a8482b', '#7f7f7f', '#ffffff'])(
  'F5 %s becomes light enough to be read on a dark ground, and stays as it is where it is',
  (hex) => {
    const light = readableOn('#1e2622', hex)
    expect(light).toMatch(/^#[0-9a-f]{6}$/)
    expect(contrast('#1e2622', light)).toBeGreaterThanOrEqual(7)
    expect(readableOn('#1e2622', light)).toBe(light)
  },
)
