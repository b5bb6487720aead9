import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { formatDay } from '~/kernel/day'
import type { Locale } from '~/kernel/locale'
import { addDays, brusselsInstant, isDay, mondayOf } from '~/kernel/wall-time'
import { dateParts, formatDate, formatSpan } from './format-time'
import type { FreeSlot } from './free-slots'
import { slotName } from './slots'

/** A day on which there are times, free or not. */
export type WeekDay = {
  day: string
  /** `dinsdag 24 november 2026` */
  title: string
  /** The same in three lines. */
  parts: { weekday: string; number: string; month: string }
  /** How many of its times are free, or that none is. */
  count: string
  slots: SlotChoice[]
}

export type SlotChoice = { name: string; text: string; left?: string | undefined }

/** A week of free times, in the page's words. */
export type Week = {
  title: string
  previous?: string | undefined
  next?: string | undefined
  days: WeekDay[]
  /** Place among them of the day that is chosen at first. */
  chosen: number
  /** Where the first free time is, in a week without one. */
  firstFree?: { href: string; text: string } | undefined
}

type Says = {
  t: Translate<TextKey>
  locale: Locale
  /** Address of the week of a day. */
  hrefOf: (day: string) => string
  /** Days on which something can be booked or is booked already; else those that are free. */
  open?: ReadonlySet<string>
}

/**
 * The week that is asked for, or that of the first free time; none before that, nor after the last.
 * @param asked - a day as an address names it
 * @returns undefined when nothing is free in any
 */
export function weekOf(free: readonly FreeSlot[], asked: string, says: Says): Week | undefined {
  const [first, last] = [free[0]?.day, free.at(-1)?.day]
  if (!first || !last) return undefined
  const { t, locale, hrefOf } = says
  const [earliest, latest] = [mondayOf(first), mondayOf(last)]
  const wished = mondayOf(isDay(asked) ? asked : first)
  const monday = wished < earliest ? earliest : wished > latest ? latest : wished
  const days = daysOf(free, monday, says)
  const isFree = days.some(({ slots }) => slots.length > 0)
  const wishedDay = days.findIndex(({ day, slots }) => day === asked && slots.length > 0)
  return {
    title: t('appointments:page.week', { day: formatDay(monday, locale) }),
    previous: monday > earliest ? hrefOf(addDays(monday, -7)) : undefined,
    next: monday < latest ? hrefOf(addDays(monday, 7)) : undefined,
    days,
    chosen: wishedDay >= 0 ? wishedDay : days.findIndex(({ slots }) => slots.length > 0),
    firstFree: isFree
      ? undefined
      : { href: hrefOf(first), text: t('appointments:page.firstFree', { day: formatDay(first, locale) }) },
  }
}

function daysOf(free: readonly FreeSlot[], monday: string, { t, locale, open }: Says): WeekDay[] {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  return days.flatMap((day) => {
    const slots = free.filter((slot) => slot.day === day)
    if (slots.length === 0 && !open?.has(day)) return []
    const noon = brusselsInstant(day, 720) ?? new Date(day)
    return [
      {
        day,
        title: formatDate(locale, noon),
        parts: dateParts(locale, noon),
        count: t(`appointments:page.${slots.length > 0 ? 'free' : 'full'}`, { count: slots.length }),
        slots: slots.map((slot) => choiceOf(slot, t)),
      },
    ]
  })
}

const choiceOf = (slot: FreeSlot, t: Translate<TextKey>): SlotChoice => ({
  name: slotName(slot),
  text: formatSpan(t, slot),
  left:
    slot.opening.kind === 'open-viewing'
      ? `${t('appointments:kind.open-viewing')}, ${t('appointments:page.left', { count: slot.left })}`
      : undefined,
})
