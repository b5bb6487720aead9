import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import type { z } from 'zod'
import { articleSchema } from './article.schema'
import { brandStyle } from './brand'
import { pageSchema } from './page.schema'
import { referencedColours } from './referenced-colours'
import { settingsSchema } from './site'
import type { DraftArticle, DraftPage, SiteDraft } from './site-draft'
import { addressBook, originalBook, type Site } from './site-model'

/** The minimal data of an agency. */
export const agency = {
  identity: {
    name: 'Acer',
    legalName: 'Acer BV',
    street: 'Dorp 1',
    zip: '1000',
    city: { nl: 'Brussel', fr: 'Bruxelles' },
    country: { nl: 'België' },
    phone: '025550100',
    email: 'a@acer.example',
    companyNumber: '0500.000.001',
    vatNumber: 'BE 0500.000.001',
    licence: '500.001',
    insurer: 'Polis NV',
    policyNumber: 'P 1',
    conductUrl: 'https://acer.example/',
  },
  languages: {
    use: [
      { code: 'nl', use: true },
      { code: 'fr', use: true },
      { code: 'en', use: true },
      { code: 'de', use: false },
    ],
    default: 'nl',
  },
  search: { title: { nl: 'Zoek' } },
}

type PageInput = Partial<z.input<typeof pageSchema>>
type ArticleInput = Partial<z.input<typeof articleSchema>>

/** A page `/x/` in every language, by default. */
export function pageOf(id: string, over: PageInput = {}, body: DraftPage['body'] = {}): DraftPage {
  const paths = over.screen ? undefined : { nl: `/${id}/`, fr: `/${id}/`, en: `/${id}/`, de: `/${id}/` }
  return {
    ...pageSchema.parse({ title: { nl: `Pagina ${id}`, fr: `Page ${id}` }, paths, ...over }),
    id,
    body,
  }
}

export const articleOf = (
  id: string,
  over: ArticleInput = {},
  body: DraftArticle['body'] = {},
): DraftArticle => ({
  ...articleSchema.parse({ title: { nl: `Artikel ${id}` }, ...over }),
  id,
  body,
})

export const draftOf = (over: Partial<SiteDraft> = {}, settings: object = {}): SiteDraft => ({
  settings: settingsSchema.parse({ ...agency, ...settings }),
  pages: [],
  articles: [],
  files: [],
  ...over,
})

/** Builds the site of a draft, fully published, with empty pictures. */
export function siteFrom({ settings, pages, articles, files }: SiteDraft): Site {
  const content = {
    pages: pages.map((page) => ({ ...page, kind: 'page' as const })),
    articles: articles.map((article) => ({ ...article, kind: 'article' as const })),
    locales: settings.languages.use.filter(({ use }) => use).map(({ code }) => code),
  }
  return {
    ...settings,
    ...content,
    isLoaded: true,
    entryByAddress: addressBook(content),
    entryByOriginal: originalBook(content),
    drawings: new Map(),
    pictures: new Map(
      files.map(({ name, width = 4, height = 3 }) => [name, { name, width, height, version: 'v' }]),
    ),
    pictureFiles: new Map(),
    films: new Map(),
    style: brandStyle(settings.brand.colours, referencedColours({ settings, pages })),
  }
}

export const onePicture = async (colour = '#24483a') =>
  await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** A temporary folder, deleted after the test. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pignon-site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export type FolderFiles = Record<string, unknown>

/** A small site of an agency, as a folder: a page, an article, a picture, an emblem. */
export const smallSite = (picture: Uint8Array): FolderFiles => ({
  'site.json': { ...agency, brand: { logo: 'media/logo.svg' } },
  'pages/services/page.json': {
    original: '/services/',
    paths: { nl: '/diensten/', fr: '/services/', en: '/services/' },
    menu: { sort: 4 },
    title: { nl: 'Diensten', fr: 'Services' },
    banner: { type: 'image', image: { file: 'media/a.png' } },
    modules: [{ relations: [{ type: 'category', id: 'services' }] }],
  },
  'pages/services/nl.md': 'Zie [verkoop](/services/vente/).\n\n![huis](media/a.png)\n',
  'articles/sale/article.json': {
    category: 'services',
    original: '/services/vente/',
    paths: { nl: '/services/verkoop/', fr: '/services/vente/' },
    parent: 'services',
    title: { nl: 'Verkoop' },
  },
  'articles/sale/nl.md': 'Wij verkopen.\n',
  'media/a.png': picture,
  'media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
})

/**
 * @param files - by path: bytes and texts as they are, anything else as JSON; undefined is left out
 * @returns the folder, which is deleted after the test
 */
export async function folderWith(files: FolderFiles): Promise<string> {
  const folder = await emptyFolder()
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    const isRaw = typeof content === 'string' || content instanceof Uint8Array
    await writeFile(file, isRaw ? content : JSON.stringify(content))
  }
  return folder
}
