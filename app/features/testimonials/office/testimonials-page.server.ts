import { formatDay } from '~/kernel/day'
import type { App } from '~/platform/app.server'
import type { CountList } from '~/platform/office/count-list'
import { pageSize } from '~/platform/office/count-list'
import { readId } from '~/platform/office/read-id'
import { showTime } from '~/ui/office/show-time'
import { decisionsIn, isPublic } from '../decide.server'
import { findTestimonial, type StoredTestimonial } from '../testimonials.repo.server'
import { readTestimonialFilter, type TestimonialFilter, testimonialStates } from './testimonial-filter'
import {
  countByState,
  findMemberName,
  findTestimonialsPage,
  type TestimonialRow,
} from './testimonials-list.repo.server'

/** What the list of testimonials shows. */
export async function testimonialsPage(app: App, filter: TestimonialFilter) {
  const [rows, counts] = await Promise.all([findTestimonialsPage(app.db, filter), countsOf(app, filter)])
  return { filter, rows: rows.map((row) => toRow(app, row)), ...counts, pageSize }
}

/** How many there are in each state, in all of them, and in that of the filter. */
async function countsOf({ db }: Pick<App, 'db'>, filter: TestimonialFilter) {
  const counts = await countByState(db, filter)
  const states = testimonialStates.map((state) => ({
    state,
    count: counts.find((one) => one.state === state)?.count ?? 0,
  }))
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return { states, all, total: states.find(({ state }) => state === filter.state)?.count ?? all }
}

/** Testimonials of the list. */
export const countTestimonials: CountList = async ({ app }, query) => ({
  total: (await countsOf(app, readTestimonialFilter(query))).total,
})

const toRow = (
  { locale: to, clock }: App,
  { id, name, about, comment, state, locale, ...row }: TestimonialRow,
) => ({
  ...{ id, name, about, comment, state, locale },
  isPaper: row.agreedBy !== null,
  isAnswered: row.answer !== null,
  at: showTime(row.at, { locale: to, now: clock.now() }),
})

/** What the page of one testimonial shows. @param id - as the address has it */
export async function testimonialPage(app: App, id: string | undefined) {
  const stored = await testimonialOfAddress(app, id)
  if (!stored) return undefined
  const { locale, clock } = app
  const time = (at: Date | null) => at && showTime(at, { locale, now: clock.now() })
  const { name, about, website, comment, email, state, answer } = stored
  return {
    id: stored.id,
    ...{ name, about, website, comment, email, state, answer },
    locale: stored.locale,
    at: showTime(stored.at, { locale, now: clock.now() }),
    decidedAt: time(stored.decidedAt),
    answeredAt: time(stored.answeredAt),
    paper: await paperOf(app, stored),
    hasPicture: stored.picture !== null,
    isPictureShown: stored.pictureShown,
    isPublic: isPublic(stored),
    decisions: decisionsIn[state],
  }
}

/** Who agreed to the publication of one on paper, when, and who typed it. */
async function paperOf({ db, locale }: App, { agreedBy, agreedOn, enteredBy }: StoredTestimonial) {
  if (agreedBy === null || agreedOn === null || enteredBy === null) return undefined
  return { agreedBy, agreedOn: formatDay(agreedOn, locale), enteredBy: await findMemberName(db, enteredBy) }
}

/** A testimonial by the number in an address; undefined when there is none. */
export const testimonialOfAddress = async (app: App, id: string | undefined) =>
  await findTestimonial(app.db, readId(id))
