import type { Loading } from '~/platform/office/may-load.server'
import type { Reader } from './inbox.repo.server'
import { overdueLimit } from './overdue.server'

/** Who reads or changes leads: an agent sees their own and those that are nobody's yet. */
export const readerOf = ({ app, member }: Pick<Loading, 'app' | 'member'>): Reader => ({
  id: member.id,
  seesAll: member.role === 'admin',
  now: app.clock.now(),
})

/** Who reads a list of leads, which may be filtered by what waits too long. */
export const filterReaderOf = async (by: Pick<Loading, 'app' | 'member'>): Promise<Reader> => ({
  ...readerOf(by),
  overdueBefore: await overdueLimit(by.app),
})
