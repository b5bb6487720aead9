import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld'

const written = (data: object) => renderToStaticMarkup(<JsonLd data={data} />)
const contentOf = (html: string) =>
  /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? ''

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '</SCRIPT >',
  '&lt;/script>',
  '\u2028</script',
])('D10 the text %j cannot end its data block', (text) => {
  const content = contentOf(written({ name: text, [text]: 1 }))
  expect(content).not.toContain('<')
  expect(JSON.parse(content)).toEqual({ name: text, [text]: 1 })
})

test('D10 any data is read back unchanged, and contains nothing that HTML could take for a tag', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (given) => {
      const data = JSON.parse(JSON.stringify(given))
      const content = contentOf(written(data))
      expect(content).not.toContain('<')
      expect(JSON.parse(content)).toEqual(data)
    }),
  )
})
