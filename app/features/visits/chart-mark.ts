import type { Day } from './days'

export const markKinds = ['price', 'state', 'mails', 'viewings'] as const
export type MarkKind = (typeof markKinds)[number]

/** What happened on a day beside its visits, in words. */
export type ChartMark = { day: Day; kind: MarkKind; text: string }
