import type { CountList } from '~/platform/office/count-list'
import { countInbox } from './inbox.repo.server'
import { readLeadFilter } from './lead-filter'
import { filterReaderOf } from './reader.server'
import { countShownDeliveries, readDeliveryState } from './webhook-list.repo.server'

/** Leads of the inbox that a member may see. */
export const countLeads: CountList = async ({ app, member }, query) => {
  const reader = await filterReaderOf({ app, member })
  return await countInbox(app.db, readLeadFilter(query), reader)
}

/** Leads on their way to the CRM. */
export const countDeliveryList: CountList = async ({ app }, query) => ({
  total: await countShownDeliveries(app.db, readDeliveryState(query)),
})
