import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import type { App } from '~/platform/app.server'
import { type Appointment, findBookedTimes } from './appointments.repo.server'
import { type FreeSlot, freeSlots, whoseTime } from './free-slots'
import { isTimeOf, slotsOf } from './slots'
import { type Week, weekOf } from './week'
import type { Bookable } from './wish.server'

/** All times that can be booked now, in order. @param except - an appointment that is to be moved */
export async function allFree(
  app: App,
  { openings, office }: Bookable,
  except?: string,
): Promise<FreeSlot[]> {
  const now = app.clock.now()
  const days = Math.max(0, ...openings.map(({ horizonDays }) => horizonDays)) + 1
  const until = new Date(now.getTime() + (days + 1) * 86_400_000)
  if (openings.length === 0) return []
  const taken = await findBookedTimes(app.db, { ...whoseTime(openings), from: now, until, now, except })
  return freeSlots(openings, office, { from: brusselsDay(now), days, now }, taken)
}

/**
 * A week of them for a page.
 * @param url - of the page; `from` names a day of the week that is wanted
 * @param moved - an appointment that is to be moved to another time
 * @returns undefined: the appointments are full
 */
export async function freeWeek(
  app: App,
  bookable: Bookable,
  url: URL,
  moved?: Pick<Appointment, 'id' | 'opening' | 'startsAt'>,
): Promise<Week | undefined> {
  const free = (await allFree(app, bookable, moved?.id)).filter((slot) => !moved || !isTimeOf(slot, moved))
  return weekOf(free, url.searchParams.get('from') ?? '', {
    t: translateTo(app.locale),
    locale: app.locale,
    open: openDays(app, bookable),
    hrefOf: (day) => {
      const query = new URLSearchParams(url.searchParams)
      query.set('from', day)
      query.delete('taken')
      return `${url.pathname}?${query}#week`
    },
  })
}

/** Days on which there are times, also where others have taken all of them. */
function openDays({ clock }: App, { openings, office }: Bookable): Set<string> {
  const now = clock.now()
  const days = Math.max(0, ...openings.map(({ horizonDays }) => horizonDays)) + 1
  const span = { from: brusselsDay(now), days, now }
  return new Set(openings.flatMap((opening) => slotsOf(opening, office, span)).map(({ day }) => day))
}
