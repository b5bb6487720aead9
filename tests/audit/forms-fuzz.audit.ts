import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findForm } from '~/pages/form-registry'
import { type StartedProduct, startProduct } from '../setup/start-product'
import { forgetLimits } from './forget-limits'
import { type FormPlace, formPlaces } from './form-places'

/** Total number of submissions, divided among the seeds. */
const submissions = Number(process.env.FUZZ_SUBMISSIONS ?? 20_000)
const seeds = [1, 20_261_121, 777, 424_242, 99]
/** Longest acceptable response time, in milliseconds. */
const longest = 10_000

/** Must never be markup of a page. */
const marker = '"><img src=x onerror=zq1>\''

let product: StartedProduct
let places: FormPlace[] = []
let stopForgetting = async () => {}

beforeAll(async () => {
  // No spam protection, so that what is sent gets as far as it can; mails go to files.
  product = await startProduct({ env: { CAPTCHA: 'off', TRUSTED_PROXIES: '127.0.0.1,::1' } })
  places = await formPlaces(product.baseUrl)
  stopForgetting = (await forgetLimits(product.dataDir)).stop
})
afterAll(async () => {
  await stopForgetting()
  await product?.stop()
})

const nasty = fc.oneof(
  fc.constant(marker),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\r\nBcc: all@post.example',
    '\ud800',
    '\u202e',
    '-1',
    '1e309',
    'NaN',
    '99999999999999999999',
    '0x10',
    '٣',
    '../../etc/passwd',
    "'; drop table leads; --",
    '{{title}}',
    '__proto__',
    'constructor',
    'javascript:alert(1)',
    'http://[::1',
    '31/02/2027',
    '2027-13-45',
    'a@b',
    'a@b.c,d@e.f',
    '"a b"@post.example',
    `${'a'.repeat(64)}@${'b'.repeat(190)}.example`,
  ),
  fc.integer({ min: 1, max: 9_000 }).map((length) => 'é'.repeat(length)),
)

const fitting: Record<string, fc.Arbitrary<string>> = {
  email: fc.integer({ min: 0, max: 500 }).map((number) => `visitor-${number}@post.example`),
  phone: fc.constantFrom('0470 12 34 56', '+32 2 555 01 00', '+352 26 12 34 56'),
  number: fc.integer({ min: 0, max: 3_000 }).map(String),
  date: fc.constantFrom('2027-03-04', '4/3/2027'),
  url: fc.constant('https://visitor.example/'),
}

/** Mostly valid, so that mistakes reach every level of validation. */
function valuesOf({ form, variant }: FormPlace): fc.Arbitrary<[string, string][]> {
  const fields = findForm(form)?.fields ?? []
  const each = fields.map(({ name, kind, choices }) => {
    const right =
      name === 'variant' && variant
        ? fc.constant(variant)
        : choices
          ? fc.constantFrom(...choices)
          : (fitting[kind] ?? fc.constantFrom('Lien', 'D’Hondt', '1630', '2706', '12'))
    const value = fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: nasty })
    const times = fc.oneof({ weight: 12, arbitrary: fc.constant(1) }, fc.integer({ min: 0, max: 3 }))
    return fc
      .tuple(times, fc.array(value, { minLength: 3, maxLength: 3 }))
      .map(([count, values]) => values.slice(0, count).map((one): [string, string] => [name, one]))
  })
  const others = fc.array(fc.tuple(fc.string({ maxLength: 20 }), nasty), { maxLength: 2 })
  return fc.tuple(fc.tuple(...each), others).map(([own, more]) => [...own.flat(), ...more])
}

const query = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  nasty.map((text) => `?listing=${encodeURIComponent(text.toWellFormed())}`),
  fc.constant('?project=12&unit=99999'),
)

const submission = () =>
  fc
    .constantFrom(...places)
    .chain((place) => fc.tuple(fc.constant(place), valuesOf(place), query, fc.nat(0xffffff)))

/** What is asked for in an address stays in it, unless something else is. */
const withQuery = (path: string, search: string) => (search ? path.replace(/\?.*/, '') + search : path)

const statuses = new Map<number, number>()

test.each(seeds)(
  'F2 F5 whatever is sent to a form, seed %i, is answered, and never said back as HTML',
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(submission(), async ([{ form, action }, values, search, from]) => {
        const body = new URLSearchParams([['form', form], ...values])
        const address = `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`
        const answer = await fetch(product.baseUrl + withQuery(action, search), {
          method: 'POST',
          body,
          redirect: 'manual',
          headers: { origin: product.baseUrl, 'x-forwarded-for': address },
          signal: AbortSignal.timeout(longest),
        })
        const html = await answer.text()
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        expect(answer.status).toBeLessThan(500)
        // Every page must accept its form, or the audit would test nothing.
        expect([404, 405]).not.toContain(answer.status)
        expect(html).not.toContain(marker)
        expect(html).not.toContain('<img src=x')
        expect(answer.headers.get('location') ?? '').not.toMatch(/onerror|[\r\n]/)
      }),
      { seed, numRuns: Math.ceil(submissions / seeds.length), endOnFailure: true },
    )
  },
)

test('F5 the site still answers, and logs its responses', async () => {
  const said = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  console.log(`${submissions} submissions to ${places.length} forms and languages: ${said.join(', ')}`)
  // Submissions were both accepted and refused.
  expect(statuses.get(303)).toBeGreaterThan(submissions / 100)
  expect(statuses.get(422)).toBeGreaterThan(submissions / 100)
  expect((await fetch(`${product.baseUrl}/nl/`)).status).toBe(200)
})
