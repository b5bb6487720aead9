import { csvFile } from '~/platform/office/csv-file.server'
import { isExported } from '~/platform/office/export-link.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { isAllowed } from '~/platform/office/permissions'
import { exportSubscribers } from '../export-subscribers.server'

/** The subscribers as CSV, for the member who has just exported them; for anybody else there is no such file. */
export const loader = mayLoad('newsletter.read', async ({ app, url, member }) =>
  isAllowed(member.role, 'newsletter.export') && isExported(app, url, member)
    ? csvFile('subscribers.csv', exportSubscribers(app))
    : new Response(null, { status: 404 }),
)
