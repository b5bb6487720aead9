import { demandHelp } from './features/alerts/public.server'
import type { FormAnswer, FormHelp, FormName } from './features/forms/public'
import type { App } from './platform/app.server'

/** What the forms of a page need of it beyond their texts. */
export async function formHelpOf(
  app: App,
  names: readonly FormName[],
  { searchParams }: URL,
  answer: FormAnswer | null,
): Promise<Partial<Record<FormName, FormHelp>>> {
  if (!names.includes('demand-register')) return {}
  const sent = answer?.form === 'demand-register' ? answer.values : undefined
  return { 'demand-register': await demandHelp(app, searchParams, sent) }
}
