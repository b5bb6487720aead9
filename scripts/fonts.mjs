/**
 * Makes the two fonts of `app/ui/fonts` from their packages: only the letters of western European languages, and
 * only the weights that the styles use. Half the bytes, which stand in the way of every first page. And the
 * outlines of their letters in one weight, with which the server draws words on pictures: no font need be
 * installed where it runs, and every machine draws the same.
 *
 *   node scripts/fonts.mjs
 *
 * Run again when a weight or a letter is missing; the results are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Latin-1, and what Dutch, French, English and German typography needs beside it. */
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœĲĳŸ‘’“”„–—…•€™‹›−′″→←↑↓₂\u2009\u2011\u202f`

const fonts = [
  { name: 'fraunces', axes: { wght: 480 }, drawn: 520 },
  { name: 'manrope', axes: { wght: { min: 400, max: 700 } }, drawn: 600 },
]

/** Turned off: a word is drawn letter by letter. */
const ligatures = ['liga', 'clig', 'calt'].map((name) => new Feature(name, 0))

/** Pairs of other letters are spaced as if these had no accents. */
const kerned = between(0x20, 0x7e)

/** Coordinates without decimals: half a thousandth of a letter's height is not seen. */
const whole = (path) => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))

for (const { name, axes, drawn } of fonts) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const bytes = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  writeFileSync(`app/ui/fonts/${name}.woff2`, bytes)
  const upright = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: drawn },
  })
  const outlines = JSON.stringify(outlinesOf(upright), null, 2)
  writeFileSync(`app/ui/fonts/${name}.outlines.json`, `${outlines}\n`)
  console.log(`${name}: ${bytes.length} bytes, outlines ${outlines.length}`)
}

/**
 * In units of the font, upwards: of each letter its width and its path, and which letters after it come nearer or
 * keep away, and by how much.
 */
function outlinesOf(truetype) {
  const face = new Face(new Blob(truetype))
  const font = new Font(face)
  const shaped = (text) => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer, ligatures)
    const places = buffer.getGlyphPositions()
    return buffer.getGlyphInfos().map(({ codepoint }, index) => ({ codepoint, ...places[index] }))
  }
  const glyphs = {}
  for (const letter of letters) {
    const [glyph] = shaped(letter)
    // The first glyph of a font stands for letters that it does not have.
    if (glyph && glyph.codepoint !== 0)
      glyphs[letter] = `${glyph.xAdvance} ${whole(font.glyphToPath(glyph.codepoint))}`
  }
  const kerning = {}
  for (const first of kerned) {
    const changes = [...kerned].flatMap((second) => {
      const change = shaped(first + second)[0].xAdvance - shaped(first)[0].xAdvance
      return change === 0 ? [] : [`${second}${change}`]
    })
    if (changes.length > 0) kerning[first] = changes.join(' ')
  }
  return { unitsPerEm: face.upem, glyphs, kerning }
}
