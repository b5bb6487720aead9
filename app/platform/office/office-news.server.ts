import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database.server'

/** Channel on which processes tell each other what is new in the office. */
export const officeChannel = 'office'

const newsSchema = z.object({
  kind: z.enum(['lead', 'testimonial', 'mail', 'appointment']),
  id: z.union([z.number(), z.string()]),
  /** It was not there before; otherwise it changed. */
  isNew: z.boolean().optional(),
  /** The member whom it is for; everybody who may read its kind otherwise. */
  staffId: z.number().optional(),
  /** The member who did it: to them it is no news. */
  by: z.number().optional(),
})

/** Something came or changed; nothing of what it says. */
export type OfficeNews = z.infer<typeof newsSchema>

/**
 * Tells every open page of the office when the transaction commits. For forms, bookings and acts of members only: a
 * transaction that notifies waits for others that do when it commits.
 */
export async function tellOffice(tx: Db, news: OfficeNews) {
  await tx.execute(sql`select pg_notify(${officeChannel}, ${JSON.stringify(news)})`)
}

/** News as another process told it, perhaps of another release. */
export function readOfficeNews(payload: string | undefined): OfficeNews | undefined {
  try {
    return newsSchema.safeParse(JSON.parse(payload ?? '')).data
  } catch {
    return undefined
  }
}
