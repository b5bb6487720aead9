import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code'

const url = 'https://agency.example/fr/a-vendre/uccle/villa-avec-jardin/2706/'

/** Which modules the bars of a path cover. */
function covered(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let at = Number(x); at < Number(x) + Number(length); at++) rows[Number(y)]?.splice(at, 1, true)
  return rows
}

test('D11 the drawn code has exactly the dark modules of the encoded address', () => {
  const html = renderToStaticMarkup(<QrCode text={url} label="To the page" />)
  const { data, size } = encode(url, { ecc: 'M', border: 4 })
  expect(html).toContain(`viewBox="0 0 ${size} ${size}"`)
  expect(covered(/ d="([^"]+)"/.exec(html)?.[1] ?? '', size)).toEqual(data)
})

test('D11 four modules around the code stay white, as readers need them', () => {
  const path = / d="([^"]+)"/.exec(renderToStaticMarkup(<QrCode text={url} label="" />))?.[1] ?? ''
  const { size } = encode(url, { ecc: 'M', border: 4 })
  const rows = covered(path, size)
  for (const at of [0, 1, 2, 3, size - 4, size - 1]) {
    expect(rows[at]?.some(Boolean)).toBe(false)
    expect(rows.some((row) => row[at])).toBe(false)
  }
})
