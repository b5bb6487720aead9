import { fullNameIn, one } from '~/features/forms/public'
import { officePath } from '~/i18n/office-table'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import type { OfficeSearch, SearchHit } from '~/platform/office/office-search'
import { toTsQuery } from '~/platform/office/search-query'
import { showTime } from '~/ui/office/show-time'
import { meetingPlace } from '../meeting-place.server'
import { type FoundAppointment, findAppointmentsByWords } from './appointment-search.repo.server'

/** Viewings and valuations by the person who booked them: name, address, telephone, what they wrote (B27). An agent finds none of a colleague. */
export const appointmentSearch: OfficeSearch = {
  kind: 'appointments',
  permission: 'appointments.read',
  async find({ app, member }, query, most) {
    const found = await findAppointmentsByWords(app.db, toTsQuery(query), { reader: member, most })
    return await Promise.all(found.map((appointment) => toHit(app, appointment)))
  },
}

async function toHit(app: App, appointment: FoundAppointment): Promise<SearchHit> {
  const { locale, clock } = app
  const t = translateTo(locale)
  const { id, kind, state, startsAt, fields, email, personId } = appointment
  const { place, reference } = await meetingPlace(app, appointment, { reader: 'agency', locale })
  return {
    id,
    title: fullNameIn(fields) || email,
    facts: [
      t(`appointments:kind.${kind}` as TextKey),
      showTime(startsAt, { locale, now: clock.now() }).absolute,
      state === 'cancelled' ? t('office:search.state.cancelled') : '',
      [reference, place].filter(Boolean).join(' · '),
    ].filter(Boolean),
    ...(personId !== null && { href: officePath('people.person', { id: personId }) }),
    email,
    phone: one(fields, 'phone'),
  }
}
