import { type FormName, isFormName } from '~/features/forms/public'
import type { Entry } from './site-model'

/** The forms that an article, or the modules of a page, show. */
export function formsOf(entry: Entry | undefined): FormName[] {
  return namesOf(entry).filter(isFormName)
}

function namesOf(entry: Entry | undefined): string[] {
  if (entry?.kind === 'article') return entry.form ? [entry.form] : []
  const relations = (entry?.modules ?? []).flatMap((module) => module.relations)
  return relations.filter(({ type }) => type === 'contact').map(({ id }) => id)
}
