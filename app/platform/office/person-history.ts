import type { Searching } from './office-search'

/** What the page of a person shows in order of time (B25). */
export type HistoryKind =
  | 'lead'
  | 'note'
  | 'call'
  | 'appointment'
  | 'mail'
  | 'alert'
  | 'newsletter'
  | 'documents'
  | 'testimonial'

export type HistoryItem = {
  /** Unique among items of its kind. */
  id: string | number
  kind: HistoryKind
  at: Date
  /** What it was about, in the member's language; a subject stays in its own. */
  title?: string
  /** Name of the form that it came by. */
  form?: string
  facts: string[]
  /** What somebody wrote. */
  text?: string
  href?: string
}

export type HistoryOf = { personId: number; emails: string[] }

/** What a room knows of a person, offered through its door. @returns the newest first, at most `most` */
export type PersonHistory = (searching: Searching, of: HistoryOf, most: number) => Promise<HistoryItem[]>

export const newestFirst = (items: HistoryItem[], most: number): HistoryItem[] =>
  items.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, most)
