import { z } from 'zod'
import { officePath } from '~/i18n/office-table'
import { defineAct } from '~/platform/office/define-act.server'
import { exportHref } from '~/platform/office/export-link.server'
import { readLeadFilter } from '../lead-filter'
import { filterReaderOf } from '../reader.server'
import { countLeadsToExport } from './exported-leads.repo.server'

/** Exports the leads that the inbox shows, as CSV: the file's address is good for this member and a few minutes (B20). */
export const exportLeadsAct = defineAct({
  name: 'leads.export',
  permission: 'leads.export',
  confirm: true,
  schema: z.object({}),
  async run(acting) {
    const { tx, app, member, url } = acting
    const reader = await filterReaderOf(acting)
    const count = await countLeadsToExport(tx, readLeadFilter(url.searchParams), reader)
    if (count === 0) return { message: 'leads-office:export.none' }
    return {
      subject: 'leads',
      after: { count },
      to: exportHref(app, `${officePath('leads')}leads.csv${chosenIn(url.searchParams)}`, member),
      isNewDocument: true,
    }
  },
})

/** The filter of an address, without its page and what the page said. */
function chosenIn(query: URLSearchParams): string {
  const chosen = [...query].filter(([name]) => !['page', 'done', 'token'].includes(name))
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''
}
