import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartedProduct, startProduct } from '../setup/start-product'
import { inTurn } from './answers'
import { type Asked, outlets } from './outlets'
import { leaksIn, secretFeed, shown } from './secrets'

const feed = secretFeed()
let product: StartedProduct
let asked: Asked

beforeAll(async () => {
  product = await startProduct({
    env: { DEMO: 'off' },
    commands: [
      ['site', 'import', 'demo/site'],
      ['feed', 'import', feed.file],
    ],
  })
  const { listings, projects } = feed
  asked = { listings, projects, locales: ['nl', 'fr', 'en'], pageOf }
})

afterAll(async () => {
  await product?.stop()
  feed.remove()
})

async function pageOf(original: string, locale: string) {
  const answer = await fetch(`${product.baseUrl}${original}?lng=${locale}`)
  expect(answer.status).toBe(200)
  return { path: new URL(answer.url).pathname, body: await answer.text() }
}

/** All that leaves with an answer: its address, its headers and its bytes. */
async function everythingOf(path: string): Promise<string> {
  const answer = await fetch(product.baseUrl + path)
  expect([path, answer.status]).toEqual([path, 200])
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('utf8')
  return `${path}\n${[...answer.headers].join('\n')}\n\n${bytes}`
}

test.each(Object.entries(outlets))(
  'one projection: %s says nothing that is hidden, in any language of the site',
  async (_, outlet) => {
    const paths = [...new Set(await outlet.paths(asked))]
    expect(paths.length).toBeGreaterThan(0)
    const texts = await inTurn(paths, everythingOf)
    const leaks = paths.flatMap((path, index) =>
      leaksIn(texts[index] ?? '').map((leak) => `${path}: ${leak}`),
    )
    expect(leaks).toEqual([])
    for (const said of Object.keys(outlet.says) as (keyof typeof shown)[]) {
      expect(
        texts.some((text) => shown[said].test(text)),
        `a published ${said} is said`,
      ).toBe(true)
    }
  },
)

test.each([
  '€ 7.654.321',
  '€\u00a07\u202f654\u202f321,00',
  '{"cents":765432100}',
  '7,654,321',
  '?priceMin=7654321',
  'Geheimstraat%201379b',
  '50.791',
  `{"lng":${4.39}}`,
  '{"lats":[136511,139123]}',
  Buffer.from('{"street":"Geheimstraat 1379b"}').toString('base64'),
])('one projection: the search finds a secret that is written %j', (text) => {
  expect(leaksIn(text)).not.toEqual([])
})
