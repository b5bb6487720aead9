import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { formatDay } from '~/kernel/day'
import type { Locale } from '~/kernel/locale'
import { addDays, isDay, mondayOf } from '~/kernel/wall-time'
import { formatDate, formatSpan } from './format-time'
import type { FreeSlot } from './free-slots'
import { slotName } from './slots'

export type SlotChoice = { name: string; text: string; left?: string | undefined }

/** A week of free times, in the page's words. */
export type Week = {
  title: string
  previous?: string | undefined
  next?: string | undefined
  days: { day: string; title: string; slots: SlotChoice[] }[]
  /** Where the first free time is, in a week without one. */
  firstFree?: { href: string; text: string } | undefined
}

type Says = {
  t: Translate<TextKey>
  locale: Locale
  /** Address of the week of a day. */
  hrefOf: (day: string) => string
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
  return {
    title: t('appointments:page.week', { day: formatDay(monday, locale) }),
    previous: monday > earliest ? hrefOf(addDays(monday, -7)) : undefined,
    next: monday < latest ? hrefOf(addDays(monday, 7)) : undefined,
    days,
    firstFree:
      days.length === 0
        ? { href: hrefOf(first), text: t('appointments:page.firstFree', { day: formatDay(first, locale) }) }
        : undefined,
  }
}

function daysOf(free: readonly FreeSlot[], monday: string, { t, locale }: Says): Week['days'] {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  return days.flatMap((day) => {
    const slots = free.filter((slot) => slot.day === day)
    const [first] = slots
    if (!first) return []
    return [{ day, title: formatDate(locale, first.start), slots: slots.map((slot) => choiceOf(slot, t)) }]
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
