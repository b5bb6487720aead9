import { appointmentSearch } from '~/features/appointments/public.server'
import { pageSearch } from '~/features/content/public.server'
import { leadSearch } from '~/features/leads/public.server'
import { listingSearch, projectSearch } from '~/features/listings/public.server'
import { mailSearch } from '~/features/mail/public.server'
import { ownerSearch } from '~/features/owners/public.server'
import { personSearch } from '~/features/people/public.server'
import { translateTo } from '~/i18n/texts.server'
import {
  type OfficeSearch,
  type Searching,
  type SearchKind,
  searchKinds,
} from '~/platform/office/office-search'
import { isAllowed } from '~/platform/office/permissions'
import { readSearch } from '~/platform/office/search-query'
import { formName } from './form-name'

const searches: OfficeSearch[] = [
  listingSearch,
  projectSearch,
  personSearch,
  leadSearch,
  appointmentSearch,
  ownerSearch,
  pageSearch,
  mailSearch,
]

/** Shown of each kind, and of one kind alone. */
const most = { each: 6, alone: 50 }

/** Kinds of things that a role may search. */
export const searchedKinds = ({ member }: Pick<Searching, 'member'>): SearchKind[] =>
  searchKinds.filter((kind) => searchesFor(member.role, kind).length > 0)

const searchesFor = (role: Searching['member']['role'], kind?: SearchKind) =>
  searches.filter((one) => (!kind || one.kind === kind) && isAllowed(role, one.permission))

/**
 * Looks for words in everything that a member's role may see. A kind that has the number that was looked for comes first.
 * @param kind - to see more of one kind alone
 * @returns undefined when there is too little to look for
 */
export async function searchEverything(searching: Searching, typed: string, kind?: SearchKind) {
  const query = readSearch(typed)
  if (!query) return undefined
  const shown = kind ? most.alone : most.each
  const t = translateTo(searching.app.locale)
  const groups = await Promise.all(
    searchesFor(searching.member.role, kind).map(async (search) => {
      const found = await search.find(searching, query, shown + 1)
      const hits = found
        .slice(0, shown)
        .map((hit) => (hit.form ? { ...hit, facts: [formName(t, hit.form), ...hit.facts] } : hit))
      return { kind: search.kind, hits, isMore: found.length > shown }
    }),
  )
  const filled = groups.filter(({ hits }) => hits.length > 0)
  const rank = ({ kind, hits }: (typeof filled)[number]) =>
    (hits.some(({ isExact }) => isExact) ? 0 : searchKinds.length) + searchKinds.indexOf(kind)
  return filled.sort((a, b) => rank(a) - rank(b))
}
