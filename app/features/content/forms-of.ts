import { type FormName, isFormName } from '~/features/forms/public'
import type { Entry } from './site-model'

/** The forms that the modules of a page show. */
export function formsOf(entry: Entry | undefined): FormName[] {
  if (entry?.kind !== 'page') return []
  const contacts = entry.modules.flatMap(({ relations }) =>
    relations.filter(({ type }) => type === 'contact'),
  )
  return contacts.map(({ id }) => id).filter(isFormName)
}
