import { isLocale, type Locale, locales } from '~/kernel/locale'
import { memo } from '~/kernel/memo'
import {
  type DataName,
  entryOf,
  type FileName,
  type FixedPageName,
  type PageName,
  type PathParams,
  pageNames,
} from './page-table'

type Args<Name extends PageName> =
  PathParams<Name> extends Record<string, never> ? [] : [params: PathParams<Name>]

/**
 * Returns the address of a page in a language, with prefix and trailing slash (L2).
 * @example pathTo('nl', 'listing.sale', { city: 'ukkel', slug: 'herenhuis', id: 2684 })
 */
export function pathTo<Name extends PageName>(locale: Locale, name: Name, ...[params]: Args<Name>): string {
  return `/${locale}${fill(entryOf(name).paths[locale], params)}`
}

/**
 * Returns the address of a file of a page.
 * @example filePathTo('nl', 'map', 'ground.json') // '/nl/kaart/ground.json'
 */
export const filePathTo = <Name extends FixedPageName>(
  locale: Locale,
  page: Name,
  file: FileName<Name>,
): string => `/${locale}${entryOf(page).paths[locale]}${file}`

/**
 * Returns the address of a response that is no page.
 * @example dataPathTo('nl', 'search/index.json') // '/nl/search/index.json'
 */
export const dataPathTo = (locale: Locale, name: DataName): string => `/${locale}/${name}`

function fill(pattern: string, params: Record<string, string | number> | undefined): string {
  if (!pattern.includes(':')) return pattern
  return partsOf(pattern)
    .map((part) => (part.startsWith(':') ? paramOf(part.slice(1), params, pattern) : part))
    .join('/')
}

const partsOf = memo((pattern) => pattern.split('/'))

function paramOf(name: string, params: Record<string, string | number> | undefined, pattern: string): string {
  const value = params?.[name]
  if (value === undefined) throw new RangeError(`${pattern} needs ${name}`)
  return encodeURIComponent(value)
}

export type PathMatch = { name: PageName; locale: Locale; params: Record<string, string> }

/** Finds the page of a localised path, with or without trailing slash. */
export function matchPath(pathname: string): PathMatch | undefined {
  const [, prefix, ...rest] = withSlash(pathname).split('/')
  if (!prefix || !isLocale(prefix)) return undefined
  const match = matchIn(tables[prefix], `/${rest.join('/')}`)
  return match && { ...match, locale: prefix }
}

/** The first of the table where several have one pattern. */
function matchIn(table: PathTable, path: string): Omit<PathMatch, 'locale'> | undefined {
  const fixed = table.fixed.get(path)
  if (fixed) return { name: fixed, params: {} }
  for (const { name, pattern } of table.patterns) {
    const groups = pattern.exec(path)?.groups
    if (groups) return { name, params: { ...groups } }
  }
  return undefined
}

/**
 * Returns the address of the same page in another language, with query and hash (L4). A listing keeps its city and slug
 * here; its page redirects to the canonical address with the translated ones.
 * @returns `/{to}/` if the path belongs to no page (L5)
 */
export function translatePath(href: string, to: Locale): string {
  const [, pathname = '/', tail = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const match = matchPath(pathname)
  if (!match) return `/${to}/`
  return `/${to}${fill(entryOf(match.name).paths[to], decoded(match.params))}${tail}`
}

/** Finds the page of an original path (L13), ignoring case and the encoding of accents. */
export function matchOriginal(pathname: string): Omit<PathMatch, 'locale'> | undefined {
  const path = comparablePath(pathname)
  return path === undefined ? undefined : matchIn(originals, path)
}

/** The address of a page with the parameters of a match, which have to be those of its pattern. */
export const pathOfMatch = (locale: Locale, { name, params }: Pick<PathMatch, 'name' | 'params'>): string =>
  `/${locale}${fill(entryOf(name).paths[locale], params)}`

/**
 * Finds the page that a localised path once led to (`formerPaths`).
 * @returns the path of its page now
 */
export function currentPath(pathname: string): string | undefined {
  const match = formerPaths.find(({ pattern }) => pattern.test(withSlash(pathname)))
  return match && `/${match.locale}${entryOf(match.name).paths[match.locale]}`
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)

/** Normalises a path for comparison: lower case, decoded, without accents. */
export function comparablePath(path: string): string | undefined {
  try {
    return decodeURIComponent(withSlash(path)).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  } catch {
    return undefined
  }
}

const decoded = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, safeDecode(value)]))

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

type PathTable = { fixed: Map<string, PageName>; patterns: { name: PageName; pattern: RegExp }[] }

function tableOf(pathOf: (name: PageName) => string): PathTable {
  const table: PathTable = { fixed: new Map(), patterns: [] }
  for (const name of pageNames) {
    const path = pathOf(name)
    if (!path.includes(':')) table.fixed.set(path, name)
    else table.patterns.push({ name, pattern: patternOf(path) })
  }
  return table
}

const patternOf = (path: string) =>
  new RegExp(
    `^${path.replace(/:(\w+)/g, (_, name) => (name === 'id' ? '(?<id>\\d{1,9})' : `(?<${name}>[^/]+)`))}$`,
  )

const tables = Object.fromEntries(
  locales.map((locale) => [locale, tableOf((name) => entryOf(name).paths[locale])]),
) as Record<Locale, PathTable>

const formerPaths = pageNames.flatMap((name) =>
  (Object.entries(entryOf(name).formerPaths) as [Locale, string][]).map(([locale, path]) => ({
    name,
    locale,
    pattern: new RegExp(`^/${locale}${path.replace('*', '[^/]*')}$`),
  })),
)

const originals = tableOf((name) => comparablePath(entryOf(name).original) ?? '')
