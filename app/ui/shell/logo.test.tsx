import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Logo, ratioOf } from './logo'

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path/></svg>', 4],
  ["<svg viewBox='-5,-5,30,10' width='9' height='9'></svg>", 3],
  ['<svg width="100px" height="50"><rect width="7" height="1"/></svg>', 2],
  ['<svg width="100%" height="100%"><rect width="7" height="1"/></svg>', 1],
  ['<svg viewBox="0 0 120 125"></svg>', 1],
  ['<svg viewBox="0 0 41 10"></svg>', 5],
  ['<svg viewBox="0 0 10 0"></svg>', 8],
  ['<svg></svg>', 1],
])('S3 a logo says how wide it is for its height: %s', (svg, ratio) => {
  expect(ratioOf(svg)).toBe(ratio)
  expect(renderToStaticMarkup(<Logo svg={svg} name="Acer" />)).toContain(`data-ratio="${ratio}"`)
})
