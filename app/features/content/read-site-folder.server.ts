import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { isLocale } from '~/kernel/locale'
import { articleSchema } from './article.schema'
import { emptySettings } from './empty-site.server'
import { pageSchema } from './page.schema'
import { priceReferencesSchema } from './price-references'
import { referencedFiles } from './referenced-files'
import { settingsSchema } from './site'
import type { Body, DraftFile, SiteDraft, SiteMistake } from './site-draft'
import { readInside, readSiteFile } from './site-file.server'
import { contentId } from './values.schema'

type Notes = SiteMistake[]

/** The readable part of a folder, and its mistakes. */
type Reading = {
  draft: SiteDraft
  notes: Notes
  /** Every document was readable, so a missing reference is a mistake. */
  isWhole: boolean
}

/**
 * Reads a site folder: its documents, texts and referenced files.
 * @see docs/content.md
 */
export async function readSiteFolder(folder: string): Promise<Reading> {
  const notes: Notes = []
  const settings = await readDocument(folder, 'site.json', settingsSchema, notes)
  const priceReferences = await readPriceReferences(folder, notes)
  const pages = await readEach(folder, 'pages', 'page.json', pageSchema, notes)
  const articles = await readEach(folder, 'articles', 'article.json', articleSchema, notes)
  const isWhole = notes.length === 0
  const files = await readFiles(folder, referencedFiles({ settings, pages, articles }), notes)
  const all = { ...(settings ?? emptySettings()), priceReferences }
  return { draft: { settings: all, pages, articles, files }, notes, isWhole }
}

/** Optional: without it an agent answers each request for an estimate. */
async function readPriceReferences(folder: string, notes: Notes) {
  const file = 'price-references.json'
  const isThere = (await namesIn(folder)).includes(file)
  return isThere ? await readDocument(folder, file, priceReferencesSchema, notes) : undefined
}

/** Reads the documents of a kind, one folder each, with their texts. */
async function readEach<Schema extends z.ZodType<object>>(
  folder: string,
  kind: string,
  document: string,
  schema: Schema,
  notes: Notes,
) {
  const found: (z.infer<Schema> & { id: string; body: Body })[] = []
  for (const id of await namesIn(path.join(folder, kind))) {
    const place = `${kind}/${id}`
    if (!contentId.safeParse(id).success) {
      notes.push({ file: place, reason: 'a name is made of a-z, 0-9 and hyphens' })
      continue
    }
    const read = await readDocument(folder, `${place}/${document}`, schema, notes)
    const body = await readBody(folder, place, document, notes)
    if (read) found.push({ ...read, id, body })
  }
  return found
}

async function readBody(folder: string, place: string, document: string, notes: Notes): Promise<Body> {
  const body: Body = {}
  for (const name of await namesIn(path.join(folder, place))) {
    const locale = name.replace(/\.md$/, '')
    if (name === document) continue
    if (!name.endsWith('.md') || !isLocale(locale)) {
      notes.push({
        file: `${place}/${name}`,
        reason: `only ${document} and nl.md, fr.md, en.md, de.md stand here`,
      })
      continue
    }
    const text = await readText(folder, `${place}/${name}`, notes)
    if (text?.trim()) body[locale] = text
  }
  return body
}

async function readText(folder: string, file: string, notes: Notes): Promise<string | undefined> {
  try {
    const text = (await readInside(folder, file)).toString('utf8')
    if (isStorable(text)) return text
    notes.push({ file, reason: 'holds a character that is none' })
  } catch (error) {
    notes.push({ file, reason: reasonOf(error) })
  }
  return undefined
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

const onlyStorable = (_key: string, value: unknown) => {
  if (typeof value === 'string' && !isStorable(value)) throw new Error('holds a character that is none')
  return value
}

async function readDocument<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  notes: Notes,
): Promise<z.infer<Schema> | undefined> {
  try {
    const checked = schema.safeParse(
      JSON.parse((await readInside(folder, file)).toString('utf8'), onlyStorable),
    )
    if (checked.success) return checked.data
    for (const { path: at, message } of checked.error.issues)
      notes.push({ file, at: at.join('.'), reason: message })
  } catch (error) {
    notes.push({ file, reason: reasonOf(error) })
  }
  return undefined
}

async function readFiles(folder: string, names: string[], notes: Notes): Promise<DraftFile[]> {
  const files: DraftFile[] = []
  for (const name of names) {
    try {
      files.push(await readSiteFile(folder, name))
    } catch (error) {
      notes.push({ file: name, reason: reasonOf(error) })
    }
  }
  return files
}

/** Lists a folder in a fixed order on every machine; empty if it does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  const isFolder = await stat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  )
  const names = isFolder ? await readdir(folder) : []
  return names.filter((name) => !name.startsWith('.')).sort()
}

/** The report must not show paths of this machine. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!('code' in error)) return error.message
  return error.code === 'ENOENT' ? 'is not there' : `cannot be read: ${error.code}`
}
