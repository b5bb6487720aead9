import type { Values } from '~/features/forms/public'
import type { Submission } from '~/features/forms/public.server'
import type { Db } from '~/platform/database.server'
import { saveSetting } from '../../../tests/setup/rows'
import { bookValuation } from './book-valuation.form'
import { bookViewing } from './book-viewing.form'

export const noon = '2026-11-20T11:00:00Z'

/** Lets an agency open what a test needs. */
export async function openFor(db: Db, openings: object[]) {
  await saveSetting(db, 'appointments', { holidays: ['belgium'], openings })
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
