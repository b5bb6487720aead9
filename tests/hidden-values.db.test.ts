import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importFeed } from '~/features/feed/public.server'
import { locales } from '~/kernel/locale'
import { clearVersioned } from '~/platform/versioned.server'
import { type HiddenListing, hiddenListing, projectRecordsOf, recordsOf } from './hidden/hidden-listing'
import { type Outputs, outputsOf, outputsOfAll, outputsOfProject } from './hidden/outputs'
import { leaksIn } from './hidden/spellings'
import { saveSetting } from './setup/rows'
import { testApp } from './setup/test-app'
import { testFolder } from './setup/test-folder'

/** Number of listings to try; the audit tries 5,000. */
const wanted = Number(process.env.HIDDEN_LISTINGS ?? 200)
const atOnce = 25

const { db, appIn } = await testApp({ demo: 'agency' })
const folder = testFolder()
await saveSetting(db, 'languages', { default: 'nl', use: locales.map((code) => ({ code, use: true })) })

const title = `one projection: of ${wanted} listings nothing that is hidden, nor what follows from it, is said anywhere`

test(title, { timeout: 60_000 + wanted * 1_000 }, async () => {
  let run = 0
  const offers = fc.array(hiddenListing, { minLength: atOnce, maxLength: atOnce })
  await fc.assert(
    fc.asyncProperty(offers, async (given) => {
      run += 1
      const outputs = await published(given, 'secrets', run)
      const control = await published(given, 'others', run)
      expect(differencesOf(outputs, control, given)).toEqual([])
      noteShown(outputs, given)
    }),
    { numRuns: Math.ceil(wanted / atOnce), endOnFailure: true, reporter: tellShortly },
  )
  expect(shown).toEqual({ price: true, street: true, streetOfProject: true })
})

/** Outputs that tell neither a price nor an address, published or not. */
const silent = [
  'search index',
  'search results',
  'sitemap of projects',
  'address',
  'address of the project',
  'project, social picture',
]

test('one projection: what is published is seen by the comparison in every output that says it', async () => {
  const [given = []] = fc.sample(fc.array(hiddenListing, { minLength: atOnce, maxLength: atOnce }), {
    ...{ numRuns: 1, seed: 1 },
  })
  const open = given.map((listing) => ({ ...listing, publishPrice: true, publishAddress: true }))
  const differing = new Set<string>()
  const outputs = await published(open, 'secrets', 0)
  const control = await published(
    open.map((listing) => ({ ...listing, secrets: listing.others })),
    'secrets',
    0,
  )
  const kindOf = (name: string) => name.replace(/^\d+: /, '')
  for (const [name, text] of outputs) if (text !== control.get(name)) differing.add(kindOf(name))
  expect([...new Set([...outputs.keys()].map(kindOf))].filter((kind) => !differing.has(kind))).toEqual(silent)
}, 60_000)

/** All outputs of the product for these listings, with the first or the other secrets. */
async function published(
  listings: HiddenListing[],
  which: 'secrets' | 'others',
  run: number,
): Promise<Outputs> {
  await db.execute(
    sql`truncate listings, projects, units, pictures, documents, cities, listing_types restart identity cascade`,
  )
  const file = path.join(folder, 'feed.json')
  const properties = listings.flatMap((listing, index) => recordsOf(index + 1, listing, which))
  const projects = listings.flatMap((listing, index) => projectRecordsOf(index + 1, listing, which))
  fs.writeFileSync(file, JSON.stringify({ properties, projects }))
  const report = await importFeed(appIn('nl'), file, { defaultLocale: 'nl' })
  expect(report).toMatchObject({ outcome: 'applied', rejected: [] })
  clearVersioned()
  const app = appIn(locales[run % locales.length])
  const outputs = await outputsOfAll(app)
  for (const index of listings.keys())
    for (const [name, text] of [
      ...(await outputsOf(app, index + 1)),
      ...(await outputsOfProject(app, index + 1)),
    ])
      outputs.set(`${index + 1}: ${name}`, text)
  return outputs
}

/**
 * Finds outputs that differ between two sets of listings that differ in their secrets only. This also finds secrets in
 * unforeseen notations, and secrets that only affect an order.
 */
const differencesOf = (outputs: Outputs, control: Outputs, given: HiddenListing[]) =>
  [...outputs].flatMap(([name, text]) => {
    const other = control.get(name) ?? ''
    if (text === other) return []
    const leaks = given.flatMap((listing, index) =>
      leaksIn(text, other, listing).map((what) => `${what} of ${index + 1}`),
    )
    return [`${name}: ${leaks.join(', ') || firstDifference(text, other)}`]
  })

function firstDifference(text: string, other: string): string {
  const at = [...text].findIndex((character, index) => character !== other[index])
  return [text, other].map((one) => one.slice(Math.max(0, at - 60), at + 60)).join(' ≠ ')
}

/** Checks that published values are shown, because empty pages would hide everything. */
const shown = { price: false, street: false, streetOfProject: false }

function noteShown(outputs: Outputs, given: HiddenListing[]) {
  for (const [index, { publishPrice, publishAddress, secrets }] of given.entries()) {
    const page = outputs.get(`${index + 1}: page`) ?? ''
    shown.price ||= publishPrice && page.replaceAll('.', '').includes(String(secrets.price))
    shown.street ||= publishAddress && page.includes(secrets.street)
    const project = outputs.get(`${index + 1}: project`) ?? ''
    shown.streetOfProject ||= publishAddress && project.includes(secrets.street)
  }
}

/** Prints the seed instead of the listings, which would fill pages. */
function tellShortly({ failed, seed, errorInstance }: fc.RunDetails<[HiddenListing[]]>) {
  if (failed) throw new Error(`seed ${seed}`, { cause: errorInstance })
}
