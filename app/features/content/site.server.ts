import type { z } from 'zod'
import { pictureVersion } from '~/features/media/public.server'
import type { Db } from '~/platform/database.server'
import { isDatabaseProblem } from '~/platform/database-problem'
import { log } from '~/platform/log.server'
import { versioned } from '~/platform/versioned.server'
import { articleSchema } from './article.schema'
import { brandStyle } from './brand'
import { emptySettings } from './empty-site.server'
import { pageSchema } from './page.schema'
import { priceReferencesSchema } from './price-references'
import { readStored } from './read-stored.server'
import { referencedColours } from './referenced-colours'
import { type Settings, settingsSchema } from './site'
import { readSiteRows } from './site.repo.server'
import { type Article, addressBook, originalBook, type Page, type Site } from './site-model'
import { pictureIdOf } from './site-picture'
import { storedFileName } from './stored-file.server'

type Rows = Awaited<ReturnType<typeof readSiteRows>>

/** As they were last read: what is known of an agency while the database gives no answer. */
const lastSites = new WeakMap<Db, Site>()

const load = versioned(async (db: Db, _: 'site'): Promise<Site> => {
  const rows = await readSiteRows(db)
  const isLoaded = rows.settings.length > 0
  const site = assemble(rows, isLoaded ? settingsFrom(rows) : emptySettings(), isLoaded)
  lastSites.set(db, site)
  return site
})

/** The agency's site; read once per content version. */
export const siteOf = (db: Db): Promise<Site> => load(db, 'site')

/** The agency's site, as it was last read while the database gives no answer: for what surrounds pages. */
export async function siteOrLast(db: Db): Promise<Site> {
  try {
    return await siteOf(db)
  } catch (error) {
    const last = lastSites.get(db)
    if (last && isDatabaseProblem(error)) return last
    throw error
  }
}

function assemble(rows: Rows, settings: Settings, isLoaded: boolean): Site {
  const pages = rows.pages.flatMap((row) => pageFrom(row, rows.modules))
  const articles = rows.articles.flatMap(articleFrom)
  const locales = settings.languages.use.filter(({ use }) => use).map(({ code }) => code)
  const content = {
    pages: pages.filter(isPublished),
    articles: articles.filter(isPublished),
    locales,
  }
  return {
    ...settings,
    ...content,
    isLoaded,
    entryByAddress: addressBook(content),
    entryByOriginal: originalBook(content),
    drawings: new Map(rows.files.flatMap(({ name, drawing }) => (drawing ? [[name, drawing]] : []))),
    pictures: new Map(rows.files.flatMap(pictureFrom)),
    pictureFiles: new Map(
      rows.files.filter(({ width }) => width).map((file) => [pictureIdOf(file.name), storedFileName(file)]),
    ),
    films: new Map(
      rows.files
        .filter(({ mimetype }) => mimetype.startsWith('video/'))
        .map(({ name, hash }) => [name, hash]),
    ),
    style: brandStyle(settings.brand.colours, referencedColours({ settings, pages: content.pages })),
  }
}

const isPublished = ({ status }: { status: string }) => status === 'Published'

function settingsFrom({ settings }: Rows): Settings {
  const { priceReferences, ...documented } = Object.fromEntries(
    settings.map(({ key, value }) => [key, value]),
  )
  return {
    ...settled(readStored(settingsSchema, documented, 'settings')),
    priceReferences: settled(readStored(priceReferencesSchema.optional(), priceReferences, 'prices')),
  }
}

function pageFrom(row: Rows['pages'][number], modules: Rows['modules']): Page[] {
  const document = {
    ...(row.params as object),
    parent: row.parentId ?? undefined,
    status: row.status,
    menu: row.menuSort === null ? undefined : { sort: row.menuSort },
    paths: Object.keys(row.paths).length > 0 ? row.paths : undefined,
    original: row.original ?? undefined,
    modules: modules
      .filter(({ pageId }) => pageId === row.id)
      .map(({ params, status, relations, conditions }) => ({
        ...(params as object),
        status,
        relations,
        conditions,
      })),
  }
  const checked = readStored(pageSchema, document, 'page', row.id)
  if (checked.success) return [{ ...checked.data, id: row.id, body: row.body, kind: 'page' }]
  leftOut('page', row.id, checked.error)
  return []
}

function articleFrom(row: Rows['articles'][number]): Article[] {
  const document = {
    ...(row.params as object),
    category: row.category ?? undefined,
    sort: row.sort,
    status: row.status,
    date: row.day ?? undefined,
    parent: row.parentId ?? undefined,
    paths: Object.keys(row.paths).length > 0 ? row.paths : undefined,
    original: row.original ?? undefined,
  }
  const checked = readStored(articleSchema, document, 'article', row.id)
  if (checked.success) return [{ ...checked.data, id: row.id, body: row.body, kind: 'article' }]
  leftOut('article', row.id, checked.error)
  return []
}

/** Without settings there is no site. */
function settled<Value>(parsed: z.ZodSafeParseResult<Value>): Value {
  if (parsed.success) return parsed.data
  throw parsed.error
}

/** An invalid row is skipped, so that it does not break the site. */
const leftOut = (kind: string, id: string, error: Error) =>
  log.error({ kind, id, reason: error.message }, 'invalid row of the site is left out')

const pictureFrom = ({ name, hash, width, height }: Rows['files'][number]) =>
  width && height
    ? [[name, { name, width, height, version: pictureVersion(storedFileName({ name, hash })) }] as const]
    : []
