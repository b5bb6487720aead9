import type { App } from '../app.server'
import type { Member } from './member.server'
import type { Permission } from './permissions'
import type { SearchQuery } from './search-query'

/** What is found, in the order of its page. */
export const searchKinds = [
  'listings',
  'projects',
  'people',
  'leads',
  'appointments',
  'owners',
  'pages',
  'mails',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** Something that was found. */
export type SearchHit = {
  id: string | number
  title: string
  /** What tells it from others, in the member's language: an address, a state, a day. */
  facts: string[]
  /** Name of the form that it came by. */
  form?: string
  /** Its page, in the office or on the site. */
  href?: string
  email?: string
  phone?: string
  /** It has the number that was looked for. */
  isExact?: boolean
}

export type Searching = { app: App; member: Member }

/**
 * What a room finds for the search over everything (B27), offered through its door as `PersonalData` is. Rooms read their
 * own rows: what is deleted there is no longer found.
 */
export type OfficeSearch = {
  kind: SearchKind
  /** Who may not, is not shown this kind. */
  permission: Permission
  /** @returns the best first, at most `most` */
  find(searching: Searching, query: SearchQuery, most: number): Promise<SearchHit[]>
}
