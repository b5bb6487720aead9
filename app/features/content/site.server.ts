import { z } from 'zod'
import type { Clock } from '~/platform/clock'
import { bumpContentVersion } from '~/platform/content-version.server'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { emptySite } from './empty-site.server'
import { type Site, siteSchema } from './site'
import { readSiteSetting, writeSiteSetting } from './site.repo.server'
import { readSiteFolder } from './site-folder.server'

const storedSchema = siteSchema.and(
  z.object({ logoSvg: z.string().optional(), pictureVersion: z.string(), folder: z.string() }),
)

const load = versioned(async (db: Db, _: 'site'): Promise<Site> => {
  const setting = await readSiteSetting(db)
  if (setting === undefined) return emptySite()
  const stored = storedSchema.parse(setting)
  const locales = stored.languages.use.filter(({ use }) => use).map(({ code }) => code)
  return { ...stored, locales, isLoaded: true }
})

/** The agency's settings; read once per content version. */
export const siteOf = (db: Db): Promise<Site> => load(db, 'site')

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
