/**
 * Builds the two fonts of `app/ui/fonts` from their packages: only letters of western European languages, and only the
 * weights and features that the styles use. Letters of nearly every page are in one file, the others in a second that
 * browsers load on demand: the first file delays every first page, and a new connection transfers up to 14 kB without a
 * further round trip. Also extracts outlines of the letters in one weight, with which the server draws text on
 * pictures: no installed font is needed, and every machine draws the same.
 *
 *   node scripts/fonts.mjs
 *
 * Run it again when a weight or a letter is missing; the results are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Latin-1, and what Dutch, French, English and German typography needs beside it. */
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœĲĳŸ‘’“”„–—…•€™‹›−′″→←↑↓₂\u2009\u2011\u202f`

const rareOfAscii = /[#$<>[\]\\^_`{|}~]/
/** Letters of ordinary text in those four languages. */
const everyday = [...between(0x20, 0x7e)].filter((letter) => !rareOfAscii.test(letter)).join('')
const everydayBeyond = 'àâäáæçéèêëîïíñôöóœùûüúßÀÂÄÇÉÈÊËÎÔÖŒÜ€–’‘…«»“”„·°²₂©→\u00a0\u202f'
const first = everyday + everydayBeyond
const more = [...letters].filter((letter) => !first.includes(letter)).join('')

const fonts = [
  { name: 'fraunces', family: 'Fraunces Variable', axes: { wght: 480 }, weights: '400 900', drawn: 520 },
  {
    name: 'manrope',
    family: 'Manrope Variable',
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    drawn: 600,
  },
]

/** OpenType features to keep: kerning, composition, and tabular figures. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

/** Ligatures are off: words are drawn letter by letter. */
const ligatures = ['liga', 'clig', 'calt'].map((name) => new Feature(name, 0))

/** Kerning of accented letters is that of their base letters. */
const kerned = between(0x20, 0x7e)

/** Whole coordinates are precise enough: half a thousandth of a letter's height is invisible. */
const whole = (path) => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))

const faces = []
for (const { name, family, axes, weights, drawn } of fonts) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  for (const [file, text] of [
    [name, first],
    [`${name}-more`, more],
  ]) {
    const bytes = await subsetFont(readFileSync(source), text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
      // Glyphs that only dropped features would use.
      noLayoutClosure: true,
    })
    writeFileSync(`app/ui/fonts/${file}.woff2`, bytes)
    faces.push(faceOf(family, file, weights, text))
    console.log(`${file}: ${bytes.length} bytes, ${text.length} letters`)
  }
  const upright = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: drawn },
  })
  const outlines = JSON.stringify(outlinesOf(upright), null, 2)
  writeFileSync(`app/ui/fonts/${name}.outlines.json`, `${outlines}\n`)
  console.log(`outlines of ${name}: ${outlines.length} bytes`)
}
writeFileSync('app/ui/fonts/fonts.css', `/* Written by scripts/fonts.mjs. */\n${faces.join('\n')}`)

/** Optional: see `app/ui/base.css`. */
function faceOf(family, file, weights, text) {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: optional;
  font-weight: ${weights};
  src: url("./${file}.woff2") format("woff2");
  unicode-range:
    ${rangesOf(text).join(', ')};
}
`
}

/** `U+20-7E`: letters that follow each other in one. */
function rangesOf(text) {
  const points = [...text].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)
  const starts = points.filter((point) => !points.includes(point - 1))
  const ends = points.filter((point) => !points.includes(point + 1))
  const hex = (point) => point.toString(16).toUpperCase()
  return starts.map((start, index) =>
    start === ends[index] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[index])}`,
  )
}

/**
 * In font units, y upwards: each letter's advance width and path, and its kerning with following letters.
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
    // Glyph 0 of a font stands for missing letters.
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
