import { isExported } from '~/platform/office/export-link.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { exportSubscribers } from '../export-subscribers.server'

/** The subscribers as CSV, for the member who has just exported them; for anybody else there is no such file. */
export const loader = mayLoad('newsletter.read', async ({ app, url, member }) => {
  if (!isExported(app, url, member)) return new Response(null, { status: 404 })
  const lines: string[] = []
  for await (const line of exportSubscribers(app)) lines.push(line)
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="subscribers.csv"',
  }
  return new Response(lines.join(''), { headers })
})
