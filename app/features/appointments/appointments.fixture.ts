import { siteSettings } from '#db/schema'
import type { Values } from '~/features/forms/public'
import type { Submission } from '~/features/forms/public.server'
import type { Db } from '~/platform/database.server'
import { clearVersioned } from '~/platform/versioned.server'
import { bookValuation } from './book-valuation.form'
import { bookViewing } from './book-viewing.form'

export const noon = '2026-11-20T11:00:00Z'

/** Lets an agency open what a test needs. */
export async function openFor(db: Db, openings: object[]) {
  const value = { holidays: ['belgium'], openings }
  const row = { key: 'appointments', value, updatedAt: new Date(noon) }
  await db.insert(siteSettings).values(row).onConflictDoUpdate({ target: siteSettings.key, set: { value } })
  clearVersioned()
}

/** A booking as a form sends it. */
export function bookingOf(
  over: Values,
  name: 'book-viewing' | 'book-valuation' = 'book-viewing',
): Submission {
  const form = name === 'book-viewing' ? bookViewing : bookValuation
  const values = {
    listing: name === 'book-viewing' ? '2706' : '',
    title: 'ms',
    firstName: 'Élodie',
    lastName: 'Peeters',
    email: 'elodie@post.example',
    phone: '0470123456',
    remark: '',
    ...over,
  }
  return { form, values, page: '/nl/afspraak/' }
}
