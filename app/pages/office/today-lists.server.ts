import { countDeliveryList, countLeads } from '~/features/leads/public.server'
import { countOutboxList } from '~/features/mail/public.server'
import { countTestimonials } from '~/features/testimonials/public.server'
import { type OfficePage, officeEntryOf, officePath } from '~/i18n/office-table'
import type { CountList, ListCount } from '~/platform/office/count-list'
import type { Searching } from '~/platform/office/office-search'
import { isAllowed, type Permission } from '~/platform/office/permissions'

type ListPage = Extract<OfficePage, 'leads' | 'outbox' | 'testimonials' | 'webhook'>

type TodayList = {
  name: string
  page: ListPage
  /** The filters of its address, which are counted by too. */
  query: string
  /** `work`: waits for somebody. `wrong`: has failed. */
  kind: 'work' | 'wrong'
  count: CountList
}

/** What Today counts: each is a list with its filter, and the number is that of its address (B71). */
const lists = [
  { name: 'new', page: 'leads', query: 'state=new', kind: 'work', count: countLeads },
  { name: 'due', page: 'leads', query: 'duty=due', kind: 'work', count: countLeads },
  { name: 'overdue', page: 'leads', query: 'duty=overdue', kind: 'work', count: countLeads },
  { name: 'decision', page: 'testimonials', query: 'state=waiting', kind: 'work', count: countTestimonials },
  { name: 'mails', page: 'outbox', query: 'state=failed', kind: 'wrong', count: countOutboxList },
  { name: 'deliveries', page: 'webhook', query: 'state=refused', kind: 'wrong', count: countDeliveryList },
] as const satisfies readonly TodayList[]

export type TodayListName = (typeof lists)[number]['name']

export type CountedList = ListCount & { name: TodayListName; kind: TodayList['kind']; href: string }

/** Counts the lists that a member may see, in their order. */
export async function countTodayLists(searching: Searching): Promise<CountedList[]> {
  const seen = lists.filter(({ page }) => {
    const { permission } = officeEntryOf(page)
    return permission !== 'open' && isAllowed(searching.member.role, permission satisfies Permission)
  })
  return await Promise.all(
    seen.map(async ({ name, page, query, kind, count }) => ({
      ...{ name, kind, href: `${officePath(page)}?${query}` },
      ...(await count(searching, new URLSearchParams(query))),
    })),
  )
}
