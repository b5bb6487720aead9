import type { App } from '~/platform/app.server'
import type { Loading } from '~/platform/office/may-load.server'
import type { Member } from '~/platform/office/member.server'
import type { Reader } from './inbox.repo.server'
import { overdueLimit } from './overdue.server'

type Reading = { app: Pick<App, 'clock'>; member: Pick<Member, 'id' | 'seesAll'> }

/** Who reads or changes leads: an agent sees their own and those that are nobody's yet, or all if the agency says so. */
export const readerOf = ({ app, member }: Reading): Reader => ({
  id: member.id,
  seesAll: member.seesAll,
  now: app.clock.now(),
})

/** Who reads a list of leads, which may be filtered by what waits too long. */
export const filterReaderOf = async (by: Pick<Loading, 'app' | 'member'>): Promise<Reader> => ({
  ...readerOf(by),
  overdueBefore: await overdueLimit(by.app),
})
