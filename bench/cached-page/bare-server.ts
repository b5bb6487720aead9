import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPageCache } from '../../server/page-cache.ts'

let state = 1
/** Numbers that look random to a compressor and are the same in each run. */
function upTo(limit: number): number {
  state = (state * 48_271) % 2_147_483_647
  return state % limit
}

const words = Array.from({ length: 180 }, () => upTo(36 ** 6).toString(36))
const sentence = () => Array.from({ length: 12 }, () => words[upTo(words.length)]).join(' ')

/** As long as a list of 24 listings, and as hard to compress: about 40 kB, 5 kB in brotli. */
const cards = Array.from({ length: 24 }, () => {
  const id = 2000 + upTo(900)
  return `<article class="card"><a href="/nl/te-koop/huis/${id}/"><picture>${sources(id)}<img alt=""
    src="/media/${id}/400.jpg" width="400" height="300" loading="lazy"></picture><h3>${sentence()}</h3></a>
    <p class="price">€ ${195_000 + upTo(700) * 1000}</p><p>${sentence()}. ${sentence()}.</p><dl>
    <dt>Slaapkamers</dt><dd>${1 + upTo(5)}</dd><dt>Bewoonbaar</dt><dd>${70 + upTo(190)} m²</dd>
    <dt>EPC</dt><dd>${80 + upTo(400)} kWh/m²</dd></dl></article>`
})

function sources(id: number): string {
  const of = (type: string) =>
    [400, 800, 1200].map((width) => `/media/${id}/${width}.${type} ${width}w`).join(', ')
  return ['avif', 'webp'].map((type) => `<source type="image/${type}" srcset="${of(type)}">`).join('')
}

const page = `<!doctype html><html lang="nl"><head><title>Te koop</title></head><body>${cards.join('')}</body></html>`

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; " +
    "form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), fullscreen=(self)',
  'x-frame-options': 'DENY',
}

const cache = createPageCache({
  render: async () => new Response(page, { headers }),
  next: (_request, response) => response.writeHead(404).end(),
  keyOf: (url) => (url.startsWith('/nl/') ? url : null),
  today: () => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Brussels' }).format(),
  clock: { now: () => new Date() },
})
const server = createServer(cache.listener)
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
