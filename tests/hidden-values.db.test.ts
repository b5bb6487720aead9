import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importFeed } from '~/features/feed/public.server'
import { locales } from '~/kernel/locale'
import { clearVersioned } from '~/platform/versioned.server'
import {
  type HiddenListing,
  hiddenListing,
  linkebeek,
  projectRecordsOf,
  recordsOf,
  type Secrets,
} from './hidden/hidden-listing'
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

const offers = fc.array(hiddenListing, { minLength: atOnce, maxLength: atOnce })

const title = `one projection: of ${wanted} listings nothing that is hidden, nor what follows from it, is said anywhere`

// A third of a second each, and ten times that on a busy machine: the bound ends a test that hangs.
test(title, { timeout: 60_000 + wanted * 3_000 }, async () => {
  let run = 0
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

/** Outputs that say no price even where it is published: a project has none of its own. */
const withoutPrice = [
  ...['search index', 'search results', 'projects', 'sitemap of projects', 'sitemap', 'address'],
  ...['answer to an enquiry', 'address of the project', 'project, as data', 'project'],
  ...['project, structured data', 'project, social picture', 'project, asked about'],
]

/** Outputs that say no address even where it is published. */
const withoutAddress = [
  ...['search index', 'search results', 'sitemap of projects', 'search alerts', 'address', 'social picture'],
  ...['online booking', 'address of the project', 'project, social picture'],
]

test('one projection: each output that says a price or an address when it is published is compared', async () => {
  const [given = []] = fc.sample(fc.array(hiddenListing, { minLength: 8, maxLength: 8 }), {
    numRuns: 1,
    seed: 1,
  })
  const open = given.map((listing, index) => ({
    ...{ ...listing, publishPrice: true, publishAddress: true },
    // A home with a price for each goal, in the town that the lists ask for.
    ...(index < 2 && { goal: index as 0 | 1, isAnnuity: false, state: 'available', place: linkebeek }),
  }))
  // In German, the last of the languages.
  const outputs = await published(open, 'secrets', locales.length - 1)
  expect(outputs.get('1: page')).toContain('Haus mit Garten')
  const sameWith = async (others: (listing: HiddenListing) => Partial<Secrets>) => {
    const changed = open.map((listing) => ({
      ...listing,
      secrets: { ...listing.secrets, ...others(listing) },
    }))
    const control = await published(changed, 'secrets', locales.length - 1)
    const kindOf = (name: string) => name.replace(/^\d+: /, '')
    const differing = new Set(
      [...outputs].flatMap(([name, text]) => (text === control.get(name) ? [] : kindOf(name))),
    )
    return [...new Set([...outputs.keys()].map(kindOf))].filter((kind) => !differing.has(kind))
  }
  expect(await sameWith(({ others: { price, money } }) => ({ price, money }))).toEqual(withoutPrice)
  expect(await sameWith(({ others: { price, money, ...address } }) => address)).toEqual(withoutAddress)
}, 360_000)

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
  [...new Set([...outputs.keys(), ...control.keys()])].flatMap((name) => {
    const [text = '', other = ''] = [outputs.get(name), control.get(name)]
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
