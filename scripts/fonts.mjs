/**
 * Makes the two fonts of `app/ui/fonts` from their packages: only the letters of western European languages, and
 * only the weights that the styles use. Half the bytes, which stand in the way of every first page.
 *
 *   node scripts/fonts.mjs
 *
 * Run again when a weight or a letter is missing; the results are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Latin-1, and what Dutch, French, English and German typography needs beside it. */
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœĲĳŸ‘’“”„–—…•€™‹›−′″→←↑↓₂\u2009\u2011\u202f`

const fonts = [
  { name: 'fraunces', axes: { wght: 480 } },
  { name: 'manrope', axes: { wght: { min: 400, max: 700 } } },
]

for (const { name, axes } of fonts) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const bytes = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  writeFileSync(`app/ui/fonts/${name}.woff2`, bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
