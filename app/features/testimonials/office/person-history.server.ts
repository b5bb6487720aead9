import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { type HistoryItem, newestFirst, type PersonHistory } from '~/platform/office/person-history'
import { findByEmail } from '../testimonials.repo.server'

/** Testimonials that a person wrote, with what became of them. */
export const testimonialHistory: PersonHistory = async ({ app: { db, locale } }, { emails }, most) => {
  const t = translateTo(locale)
  const found = (await Promise.all(emails.map((email) => findByEmail(db, email)))).flat()
  const items = found.map(
    ({ id, at, name, comment, state }): HistoryItem => ({
      ...{ id, kind: 'testimonial', at, text: comment },
      facts: [name, t(`testimonials-office:state.${state}`)],
      href: officePath('testimonials.testimonial', { id }),
    }),
  )
  return newestFirst(items, most)
}
