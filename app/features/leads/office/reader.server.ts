import type { App } from '~/platform/app.server'
import type { Member } from '~/platform/office/member.server'
import type { Reader } from './inbox.repo.server'

type Reading = { app: Pick<App, 'clock'>; member: Pick<Member, 'id' | 'seesAll'> }

/** Who reads or changes leads: an agent sees their own and those that are nobody's yet, or all if the agency says so. */
export const readerOf = ({ app, member }: Reading): Reader => ({
  id: member.id,
  seesAll: member.seesAll,
  now: app.clock.now(),
})
