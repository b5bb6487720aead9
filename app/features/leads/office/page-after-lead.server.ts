import { officePath } from '~/i18n/office-table'
import type { Acting } from '~/platform/office/define-act.server'
import { findLead } from './lead.repo.server'
import { readerOf } from './reader.server'

/** Where somebody goes on who has changed or entered a lead: to it, or where it is nothing for them to the inbox. */
export async function pageAfterLead(acting: Acting<unknown>, id: number): Promise<string> {
  const isTheirs = (await findLead(acting.tx, id, readerOf(acting))) !== undefined
  return isTheirs ? officePath('leads.lead', { id }) : officePath('leads')
}
