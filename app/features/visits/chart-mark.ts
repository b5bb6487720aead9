import type { Day } from './days'

export const markKinds = ['price', 'state', 'mails', 'viewings'] as const
export type MarkKind = (typeof markKinds)[number]

/** What happened on a day beside its visits, in words. */
export type ChartMark = { day: Day; kind: MarkKind; text: string }

const fewestDays = 7

/** The days to draw: from the first one on, but a week at least, so that a new listing has a chart like others. */
export const shownDays = <Counted extends { day: Day }>(days: Counted[], since: Day): Counted[] =>
  days.slice(
    Math.max(
      0,
      Math.min(
        days.length - fewestDays,
        days.findIndex(({ day }) => day >= since),
      ),
    ),
  )
