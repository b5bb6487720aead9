import { createHash } from 'node:crypto'
import type { Locale } from '~/kernel/locale'
import { brusselsInstant } from '~/kernel/wall-time'
import type { Db } from '~/platform/database.server'
import { findSameTestimonial, insertTestimonial } from '../testimonials.repo.server'

/** A testimonial on paper as a member types it. */
export type PaperTestimonial = {
  name: string
  about: string
  comment: string
  locale: Locale
  /** In lower case; empty if nobody knows it. */
  email: string
  /** The day on the paper, `YYYY-MM-DD`. */
  day: string
  /** Who agreed that it is published, and on which day. */
  agreedBy: string
  agreedOn: string
}

const noon = 12 * 60

/** Who types it, and when. */
type Typist = { id: number; now: Date }

/**
 * Stores a testimonial on paper; it waits for a decision as any other.
 * @returns its number: the same within ten minutes is one testimonial
 */
export async function enterTestimonial(tx: Db, by: Typist, paper: PaperTestimonial): Promise<number> {
  const { day, email, ...typed } = paper
  const at = brusselsInstant(day, noon)
  if (!at) throw new RangeError(`${day} has no noon`)
  const digest = createHash('sha256').update(JSON.stringify(paper)).digest('base64url')
  const same = await findSameTestimonial(tx, digest, by.now)
  if (same !== undefined) return same
  return await insertTestimonial(tx, {
    ...typed,
    ...{ at, digest, website: '', email: email || null, enteredBy: by.id, enteredAt: by.now },
  })
}
