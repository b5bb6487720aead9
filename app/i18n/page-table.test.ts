import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '~/kernel/locale'
import { agencyPage, dataTable, entryOf, pageNames, secretParameters } from './page-table'
import { matchPath, pathTo } from './path-to'

test('L14 the sitemap includes the home page, the lists and the projects, and what the agency offers', () => {
  const included = pageNames.filter((name) => entryOf(name).inSitemap)
  expect(included.map((name) => [name, entryOf(name).inSitemap])).toEqual([
    ['home', true],
    ['for-sale', true],
    ['for-rent', true],
    ['projects', true],
    ['team', 'people'],
    ['appointment', 'bookable-valuations'],
  ])
})

test('S-05 no page that reads the token of a signed link tells its address to other sites', () => {
  const secret = secretParameters as readonly string[]
  const reading = pageNames.filter((name) =>
    entryOf(name).query.some((parameter) => secret.includes(parameter)),
  )
  expect(reading).toEqual(['thanks.contact-demand', 'thanks.testing-testing'])
  const isOfMembers = (name: string) => /^(?:gallery|mail-preview)/.test(name)
  const unkept = pageNames.filter((name) => ['session', 'never'].includes(entryOf(name).cache))
  for (const name of [...reading, ...unkept.filter((one) => !isOfMembers(one))])
    expect([name, entryOf(name).sendsReferrer]).toEqual([name, false])
})

test('L7 a former path is no page of its own', () => {
  for (const name of pageNames)
    for (const [locale, path] of Object.entries(entryOf(name).formerPaths))
      expect(matchPath(`/${locale}${path.replace('*', 'x')}`), path).toBeUndefined()
})

test('L10 a listing’s address is below the list of its goal, localised in each language', () => {
  const home = { city: 'ukkel', slug: 'herenhuis-met-tuin', id: 2684 }
  expect(pathTo('nl', 'listing.sale', home)).toBe('/nl/te-koop/ukkel/herenhuis-met-tuin/2684/')
  expect(pathTo('fr', 'listing.sale', home)).toBe('/fr/a-vendre/ukkel/herenhuis-met-tuin/2684/')
  expect(pathTo('nl', 'listing.rent', home)).toBe('/nl/te-huur/ukkel/herenhuis-met-tuin/2684/')
  expect(pathTo('fr', 'listing.rent', home)).toBe('/fr/a-louer/ukkel/herenhuis-met-tuin/2684/')
  expect(entryOf('listing.sale').parent).toBe('for-sale')
  expect(entryOf('listing.rent').parent).toBe('for-rent')
})

test('L11 a project’s address is below the list of projects', () => {
  const project = { city: 'beersel', slug: 'de-linde', id: 12 }
  expect(locales.map((locale) => pathTo(locale, 'project', project))).toEqual([
    '/nl/projecten/beersel/de-linde/12/',
    '/fr/projects/beersel/de-linde/12/',
    '/en/projects/beersel/de-linde/12/',
    '/de/projekte/beersel/de-linde/12/',
  ])
  expect(entryOf('project').parent).toBe('projects')
})

test('L15 a parent page in the breadcrumb has one address and a name', () => {
  for (const parent of pageNames.flatMap((name) => entryOf(name).parent ?? [])) {
    const entry = entryOf(parent as (typeof pageNames)[number])
    expect(entry?.title, parent).toBeDefined()
    expect(entry.paths.nl, parent).not.toContain(':')
  }
})

test('L16 the preview has an address in each language', () => {
  expect(locales.map((locale) => pathTo(locale, 'preview'))).toEqual(
    locales.map((locale) => `/${locale}/preview/`),
  )
})

test('L2 every address is lower case, plain letters, and ends with a slash', () => {
  for (const name of pageNames) {
    for (const locale of locales) {
      expect(entryOf(name).paths[locale], `${name} ${locale}`).toMatch(/^\/(?:(?::[a-z]+|[a-z0-9-]+)\/)*$/)
    }
  }
})

test('L7 no two pages of a language share an address, and each address matches its page', () => {
  for (const locale of locales) {
    const addresses = pageNames.map((name) => entryOf(name).paths[locale])
    expect(new Set(addresses).size, locale).toBe(addresses.length)
    for (const name of pageNames) {
      const path = entryOf(name).paths[locale]
      if (!path.includes(':')) expect(matchPath(`/${locale}${path}`)).toMatchObject({ name, locale })
    }
  }
})

test('L15 every parent page exists', () => {
  for (const name of pageNames) {
    const { parent } = entryOf(name)
    if (parent !== undefined) expect(pageNames, name).toContain(parent)
  }
})

test('each screen of the table exists, and accepts the methods of its row', () => {
  const rows = [
    ...pageNames.flatMap((name) => [entryOf(name), ...Object.values(entryOf(name).files)]),
    ...Object.values(dataTable),
    agencyPage,
  ]
  for (const { screen, accepts } of rows) {
    const source = readFileSync(`app/${screen}`, 'utf8')
    expect([screen, /^export (?:const|async function|function) action\b/m.test(source)]).toEqual([
      screen,
      accepts !== 'nothing',
    ])
  }
})
