import { eq, sql } from 'drizzle-orm'
import { siteSettings } from '#db/schema'
import type { Db } from '~/platform/database.server'

const key = 'site'

/** The stored document, exactly as it was loaded; undefined on a site that has none yet. */
export async function readSiteSetting(db: Db): Promise<unknown> {
  const [row] = await db
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.key, key))
  return row?.value
}

/** @returns false when the same was there already */
export async function writeSiteSetting(db: Db, value: unknown, now: Date): Promise<boolean> {
  const written = await db
    .insert(siteSettings)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({
      target: siteSettings.key,
      set: { value, updatedAt: now, writtenBy: 'import' },
      setWhere: sql`${siteSettings.value} is distinct from excluded.value`,
    })
    .returning({ key: siteSettings.key })
  return written.length > 0
}
