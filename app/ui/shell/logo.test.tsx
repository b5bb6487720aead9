import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isWide, Logo, ratioOf } from './logo'

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path/></svg>', 4],
  ["<svg viewBox='-5,-5,30,10' width='9' height='9'></svg>", 3],
  ['<svg width="100px" height="50"><rect width="7" height="1"/></svg>', 2],
  ['<svg width="100%" height="100%"><rect width="7" height="1"/></svg>', 1],
  ['<svg viewBox="0 0 120 125"></svg>', 1],
  ['<svg viewBox="0 0 150 125"></svg>', 1.5],
  ['<svg viewBox="0 0 41 10"></svg>', 6],
  ['<svg viewBox="0 0 10 0"></svg>', 8],
  ['<svg></svg>', 1],
])('S3 a logo says how wide it is for its height: %s', (svg, ratio) => {
  expect(ratioOf(svg)).toBe(ratio)
  expect(renderToStaticMarkup(<Logo svg={svg} name="Acer" />)).toContain(`data-ratio="${ratio}"`)
})

test('S3 a drawing that is wide does not hang below the header', () => {
  const wide = [150, 400].map((width) => isWide(`<svg viewBox="0 0 ${width} 100"></svg>`))
  expect([...wide, isWide(undefined)]).toEqual([false, true, false])
})
