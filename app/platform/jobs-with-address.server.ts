import { sql } from 'drizzle-orm'
import type { Db } from './database.server'

/** Deletes every job that carries a mail address, done ones too, and the error of one that names it. @returns how many */
export async function deleteJobsWithAddress(tx: Db, email: string): Promise<number> {
  const address = addressPattern(email)
  // The error of a job may name somebody else's row: that job goes on.
  await tx.execute(sql`update pgboss.job set output = null where output::text ~* ${address}`)
  const { rowCount } = await tx.execute(sql`delete from pgboss.job where data::text ~* ${address}`)
  return rowCount ?? 0
}

/** An address in a JSON text, and not the end or the beginning of a longer one; a line break is two letters there. */
function addressPattern(email: string): string {
  const inJson = JSON.stringify(email).slice(1, -1)
  const literal = inJson.replace(/[^\p{L}\p{N}@_-]/gu, '\\$&')
  const begins = "(?:(?<![\\w.!#$%&*+/=?^`{|}~'-])|(?<=\\\\[nrtbf]))"
  return `${begins}${literal}(?![\\w-]|\\.\\w)`
}
