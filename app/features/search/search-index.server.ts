import { catalogueOf, statesOf } from '~/features/listings/public.server'
import { type Locale, locales, localeTags } from '~/kernel/locale'
import { postalCode } from '~/kernel/region'
import { foldText } from '~/kernel/search-text'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { findIndexedListings } from './search.repo.server'
import type { IndexedCity, IndexedListing, IndexedType, SearchIndex } from './search-index'
import { indexFile } from './search-index-file.server'
import { wordsForTypes } from './words/type-names'

/** Length limit of titles in the results (H4). */
const longestTitle = 100

/** Rows of listings. */
const readAtOnce = 5_000

/** The index of a language and its file, cached per content version. */
export const searchIndexOf = versioned(async (db: Db, locale: Locale) => {
  const index = await readIndex(db, locale)
  return { index, file: await indexFile(index) }
})

/** Number of listings that can be bought and rented, as in the stats view (M5a); sold and rented ones do not count. */
export async function searchTotals(db: Db) {
  const { forSale, forRent } = await statesOf(db, 'all')
  return { sale: forSale, rent: forRent }
}

const cataloguesOf = async (db: Db) => await Promise.all([catalogueOf(db, 'sale'), catalogueOf(db, 'rent')])

async function readIndex(db: Db, locale: Locale): Promise<SearchIndex> {
  const [sale, rent] = await cataloguesOf(db)
  const catalogue = { sale, rent }
  return {
    types: typesOf(catalogue, locale),
    cities: citiesOf(catalogue, locale),
    listings: await listingsOf(db, catalogue, locale),
  }
}

/** Read in parts: all rows of a large site at once would hold its other visitors up. */
async function listingsOf(db: Db, catalogue: Catalogues, locale: Locale): Promise<IndexedListing[]> {
  const found: IndexedListing[] = []
  for (;;) {
    const rows = await findIndexedListings(db, locale, found.at(-1)?.id ?? 0, readAtOnce)
    for (const { id, code, goal, countryId, zip, webId, title } of rows) {
      const { names } = catalogue[goal]
      found.push({
        id,
        ...(code ? { code: foldText(code) } : {}),
        goal,
        title: cut(title ?? names.type(webId, locale)),
        city: names.city(countryId, zip, locale),
      })
    }
    if (rows.length < readAtOnce) return found
  }
}

type Catalogue = Awaited<ReturnType<typeof catalogueOf>>
type Catalogues = { sale: Catalogue; rent: Catalogue }

/** In ShowOrder: types with lettings only follow those with sales. */
function typesOf({ sale, rent }: Catalogues, locale: Locale): IndexedType[] {
  const totalOf = ({ types }: Catalogue, webId: number) =>
    types.find((type) => type.webId === webId)?.total ?? 0
  const webIds = [...new Set([...sale.types, ...rent.types].map(({ webId }) => webId))]
  const nameIn = (webId: number, language: Locale) =>
    sale.names.type(webId, language) || rent.names.type(webId, language)
  const names = (webId: number) => locales.map((language) => [language, nameIn(webId, language)])
  const words = wordsForTypes(webIds.map((webId) => ({ webId, names: Object.fromEntries(names(webId)) })))
  return webIds.map((webId) => ({
    webId,
    name: nameIn(webId, locale),
    words: words.get(webId) ?? [],
    sale: totalOf(sale, webId),
    rent: totalOf(rent, webId),
  }))
}

/** Sorted by name in the page's language; places are found by their names in every language. */
function citiesOf({ sale, rent }: Catalogues, locale: Locale): IndexedCity[] {
  const cities = new Map<string, IndexedCity>()
  for (const [goal, { cities: places, names }] of [['sale', sale] as const, ['rent', rent] as const]) {
    for (const { countryId, zip, total } of places) {
      const known = cities.get(`${countryId}|${zip}`)
      const inAll = locales.map((language) => foldText(names.city(countryId, zip, language)))
      const name = names.city(countryId, zip, locale)
      const city = known ?? {
        zip: postalCode({ countryId, zip }),
        name,
        names: [...new Set(inAll)],
        sale: 0,
        rent: 0,
      }
      cities.set(`${countryId}|${zip}`, { ...city, [goal]: total })
    }
  }
  const collator = new Intl.Collator(localeTags[locale])
  return [...cities.values()].sort(
    (a, b) => collator.compare(a.name, b.name) || collator.compare(a.zip, b.zip),
  )
}

function cut(title: string): string {
  const characters = [...title]
  return characters.length > longestTitle ? `${characters.slice(0, longestTitle - 1).join('')}…` : title
}
