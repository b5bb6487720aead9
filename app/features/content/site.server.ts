import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Clock } from '~/platform/clock'
import { bumpContentVersion } from '~/platform/content-version.server'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { type Site, siteSchema } from './site'
import { readSiteSetting, writeSiteSetting } from './site.repo.server'

const storedSchema = siteSchema.and(
  z.object({ logoSvg: z.string().optional(), pictureVersion: z.string(), folder: z.string() }),
)

type StoredSite = Site & { folder: string }

const load = versioned(async (db: Db, _: 'site'): Promise<StoredSite> => {
  const stored = storedSchema.parse((await readSiteSetting(db)) ?? (await import('./empty-site')).emptySite)
  const locales = stored.languages.use.filter(({ use }) => use).map(({ code }) => code)
  return { ...stored, locales }
})

/** The agency's settings; read once per content version. */
export const siteOf = (db: Db): Promise<StoredSite> => load(db, 'site')

/**
 * Loads a site folder: all or nothing.
 * @throws {SiteRefused} naming the file and the place in it
 */
export async function loadSite(services: { db: Db; clock: Clock }, folder: string): Promise<void> {
  const stored = await readSiteFolder(folder)
  await services.db.transaction(async (tx) => {
    if (await writeSiteSetting(tx, stored, services.clock.now())) await bumpContentVersion(tx)
  })
}

async function readSiteFolder(folder: string) {
  const file = path.join(folder, 'site.json')
  const parsed = siteSchema.safeParse(await readJson(file))
  if (!parsed.success) throw new SiteRefused(`${file}:\n${z.prettifyError(parsed.error)}`)
  const site = parsed.data
  const picture = await readFile(path.join(folder, site.home.picture.file)).catch(() => Buffer.alloc(0))
  return {
    ...site,
    logoSvg: site.logo && (await readText(path.join(folder, site.logo))),
    pictureVersion: await hashOf(picture),
    folder: path.relative(process.cwd(), folder),
  }
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return Buffer.from(digest).toString('hex').slice(0, 8)
}

async function readJson(file: string): Promise<unknown> {
  const text = await readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw refusal(file, error)
  }
}

async function readText(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch((error: unknown) => {
    throw refusal(file, error)
  })
}

const refusal = (file: string, error: unknown) =>
  new SiteRefused(`${file}: ${error instanceof Error ? error.message : String(error)}`)

/** A site folder that cannot be loaded; the message says where and why. */
export class SiteRefused extends Error {
  override name = 'SiteRefused'
}
