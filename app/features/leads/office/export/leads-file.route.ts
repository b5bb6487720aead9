import { formHandlersContext } from '~/features/forms/public.server'
import { csvFile } from '~/platform/office/csv-file.server'
import { isExported } from '~/platform/office/export-link.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { isAllowed } from '~/platform/office/permissions'
import { readLeadFilter } from '../lead-filter'
import { filterReaderOf } from '../reader.server'
import { leadsCsv } from './leads-csv.server'

/** Leads as CSV, for the member who has just exported them; for anybody else there is no such file. */
export const loader = mayLoad('leads.read', async (loading) => {
  const { app, url, member, context } = loading
  const isTheirs = isAllowed(member.role, 'leads.export') && isExported(app, url, member)
  if (!isTheirs) return new Response(null, { status: 404 })
  const findForm = (name: string) => context.get(formHandlersContext).handlerOf(name)?.form
  const filter = readLeadFilter(url.searchParams)
  return csvFile('leads.csv', leadsCsv(app, filter, await filterReaderOf(loading), findForm))
})
