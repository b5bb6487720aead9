import { alertHistory } from '~/features/alerts/public.server'
import { appointmentHistory } from '~/features/appointments/public.server'
import { documentHistory } from '~/features/documents/public.server'
import { leadHistory } from '~/features/leads/public.server'
import { mailHistory } from '~/features/mail/public.server'
import { newsletterHistory } from '~/features/newsletter/public.server'
import { findAlike, findPerson } from '~/features/people/public.server'
import { testimonialHistory } from '~/features/testimonials/public.server'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { groupPhone, nationalDigits, telHref } from '~/kernel/phone'
import { pageSize } from '~/platform/office/count-list'
import type { Searching } from '~/platform/office/office-search'
import type { HistoryOf, PersonHistory } from '~/platform/office/person-history'
import { showTime } from '~/ui/office/show-time'
import { formName } from './form-name'

const histories: PersonHistory[] = [
  leadHistory,
  appointmentHistory,
  mailHistory,
  alertHistory,
  newsletterHistory,
  documentHistory,
  testimonialHistory,
]

const mostAlike = 5
/** Of a number with fewer digits, others are not the same person. */
const fewestDigits = 7

/** A person with everything that is kept of them; undefined if they are not there for the member. */
export async function personPage(searching: Searching, id: string | undefined, page: number) {
  const { app, member } = searching
  const person = await findPerson(app.db, id, member)
  if (!person) return undefined
  const phoneDigits = nationalDigits(person.phone ?? '')
  const [history, alike] = await Promise.all([
    historyOf(searching, { personId: person.id, emails: person.emails }, page),
    findAlike(app.db, person, {
      phoneDigits: phoneDigits.length < fewestDigits ? '' : phoneDigits,
      ...{ reader: member, most: mostAlike },
    }),
  ])
  const { createdAt, name, phone, ...rest } = person
  return {
    ...{ ...rest, name, phone },
    title: name ?? person.emails[0] ?? phone ?? `#${person.id}`,
    since: showTime(createdAt, { locale: app.locale, now: app.clock.now() }),
    call: phone && { text: groupPhone(phone), href: telHref(phone) },
    alike: alike.map((one) => ({ ...one, href: officePath('people.person', { id: one.id }) })),
    history,
  }
}

/** What all rooms know, newest first. Each is asked for as much as could stand up to the end of the page. */
async function historyOf(searching: Searching, of: HistoryOf, page: number) {
  const { locale, clock } = searching.app
  const t = translateTo(locale)
  const most = page * pageSize + 1
  const found = (await Promise.all(histories.map((history) => history(searching, of, most)))).flat()
  const shown = found
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ at, form, title, ...item }) => ({
      ...item,
      title: title ?? (form ? formName(t, form) : undefined),
      at: showTime(at, { locale, now: clock.now() }),
    }))
  return {
    page,
    pageSize,
    items: shown,
    total: Math.min(found.length, most),
    isMore: found.length > page * pageSize,
  }
}
