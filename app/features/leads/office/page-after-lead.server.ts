import { officePath } from '~/i18n/office-table'
import type { Acting } from '~/platform/office/define-act.server'
import { findLead } from './lead.repo.server'
import { readerOf } from './reader.server'

/** Where a member goes on after changing or entering a lead: to it, or to the inbox if it is not visible to them. */
export async function pageAfterLead(acting: Acting<unknown>, id: number): Promise<string> {
  const isTheirs = (await findLead(acting.tx, id, readerOf(acting))) !== undefined
  return isTheirs ? officePath('leads.lead', { id }) : officePath('leads')
}
