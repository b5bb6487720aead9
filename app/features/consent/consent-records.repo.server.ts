import { lt } from 'drizzle-orm'
import { consentRecords } from '#db/schema'
import type { Db } from '~/platform/database.server'

export async function insertConsentRecord(db: Db, record: typeof consentRecords.$inferInsert) {
  await db.insert(consentRecords).values(record)
}

/** @returns how many */
export async function deleteConsentRecordsBefore(db: Db, instant: Date): Promise<number> {
  const { rowCount } = await db.delete(consentRecords).where(lt(consentRecords.at, instant))
  return rowCount ?? 0
}
