import { inTurn } from './answers'

/** What an outlet is asked with: the listings and projects that there are, and how to ask. */
export type Asked = {
  listings: number[]
  projects: number[]
  locales: string[]
  /** The page that an original path leads to, with its address. */
  pageOf(original: string, locale: string): Promise<{ path: string; body: string }>
}

type Outlet = {
  /** The addresses whose bytes are searched for what is hidden. */
  paths(asked: Asked): Promise<string[]> | string[]
  /** A public value of a listing that is found there: proof that the search looks at the right place. */
  says: { price?: true; address?: true; point?: true }
}

const lists = {
  nl: ['te-koop', 'te-huur'],
  fr: ['a-vendre', 'a-louer'],
  en: ['for-sale', 'for-rent'],
} as const
const maps = { nl: 'kaart', fr: 'carte', en: 'map' } as const
const isShown = (locale: string): locale is keyof typeof lists => Object.hasOwn(lists, locale)

/** The addresses of all lists, each with what is given after it. */
const besideLists =
  (...files: string[]) =>
  ({ locales }: Asked) =>
    locales
      .filter(isShown)
      .flatMap((locale) => lists[locale].flatMap((list) => files.map((file) => `/${locale}/${list}/${file}`)))

const inEachLanguage =
  (path: string) =>
  ({ locales }: Asked) =>
    locales.map((locale) => `/${locale}/${path}`)

/** The pages that an original path leads to, in each language. */
const pagesOf = async ({ locales, pageOf }: Asked, originals: readonly string[]) =>
  await inTurn(
    originals.flatMap((original) => locales.map((locale) => [original, locale] as const)),
    ([original, locale]) => pageOf(original, locale),
  )

const pages = async (asked: Asked) =>
  await pagesOf(
    asked,
    asked.listings.map((id) => `/property/${id}/`),
  )

const socialPictureIn = (body: string) =>
  /<meta property="og:image" content="[^"]*?(\/social\/[^"]*)"/.exec(body)?.[1] ?? ''

/** The way from a listing's page to its brochure. */
const brochureIn = (body: string) =>
  /href="([^"]*\/(?:afdrukken|imprimer|print|drucken)\/)"/.exec(body)?.[1] ?? ''

/** The way from a listing's page to its costs. */
const costsIn = (body: string) =>
  /action="([^"]*\/(?:rekening|tout-compte-fait|ledger|rechnung)\/)"/.exec(body)?.[1] ?? []

/**
 * Every way on which something of a listing leaves the product. What is hidden may be in none of them; a new one is
 * a new line.
 */
export const outlets: Record<string, Outlet> = {
  'the page of a listing': {
    paths: async (asked) => (await pages(asked)).map(({ path }) => path),
    says: { price: true, address: true, point: true },
  },
  'the printed page of a listing': {
    paths: async (asked) => (await pages(asked)).map(({ body }) => brochureIn(body)),
    says: { price: true, address: true },
  },
  'the costs of a listing': {
    paths: async (asked) => (await pages(asked)).flatMap(({ body }) => costsIn(body)),
    says: { price: true, address: true },
  },
  'the page of favourites': {
    paths: ({ listings }) => [`/nl/favorieten/?ids=${listings.join(',')}`],
    says: { price: true, address: true },
  },
  'the comparison of favourites': {
    paths: ({ listings }) => [`/nl/favorieten/vergelijken/?ids=${listings.slice(0, 6).join(',')}`],
    says: { price: true },
  },
  'the picture of a shared link': {
    paths: async (asked) => (await pages(asked)).map(({ body }) => socialPictureIn(body)),
    says: {},
  },
  'the page of a project': {
    paths: async (asked) => {
      const originals = asked.projects.map((id) => `/project/${id}/`)
      return (await pagesOf(asked, originals)).map(({ path }) => path)
    },
    says: {},
  },
  'the list of projects': { paths: () => ['/nl/projecten/', '/fr/projects/', '/en/projects/'], says: {} },
  'a list': {
    paths: besideLists('', '?sort=price-desc', '?priceMin=1', '?city=Linkebeek%7C1630'),
    says: { price: true, address: true },
  },
  'the home page': { paths: inEachLanguage(''), says: {} },
  'the feed of a list': { paths: besideLists('feed.atom'), says: { price: true, address: true } },
  'the GeoJSON of a list': {
    paths: besideLists('list.geojson'),
    says: { price: true, address: true, point: true },
  },
  'a list with its map': { paths: besideLists('?view=map'), says: { price: true, address: true } },
  'the count of a list': { paths: besideLists('count.json', 'count.json?priceMin=1'), says: {} },
  'the map of a list': { paths: besideLists('map.json'), says: { point: true } },
  'the cards on a map': {
    paths: ({ listings, locales }) =>
      locales.map(
        (locale) => `/${locale}/${maps[locale as keyof typeof maps]}/cards.json?ids=${listings.join()}`,
      ),
    says: { price: true, address: true },
  },
  // The page of the listing or the project contains the frame's data. Its ground is the same for every agency.
  'the frame of a map': {
    paths: ({ locales }) =>
      locales.flatMap((locale) =>
        ['', 'municipalities.json'].map((file) => `/${locale}/${maps[locale as keyof typeof maps]}/${file}`),
      ),
    says: {},
  },
  'the index of the search': { paths: inEachLanguage('search/index.json'), says: {} },
  'the results of the search': {
    paths: inEachLanguage('search/results.json?q=linkebeek'),
    says: {},
  },
  'the places that a text may mean': { paths: besideLists('places.json?q=linkebeek'), says: {} },
  'the sitemap': { paths: () => ['/sitemap.xml'], says: {} },
}
