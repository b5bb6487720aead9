import type { Entry, Relation } from '~/features/content/public.server'
import { type FormName, isFormName } from '~/features/forms/public'

/** The forms that an article, or the modules of a page, show. */
export function formsOf(entry: Entry | undefined): FormName[] {
  if (entry?.kind === 'article') return entry.form && isFormName(entry.form) ? [entry.form] : []
  const relations = (entry?.modules ?? []).flatMap((module) => module.relations)
  return relations.flatMap((one) => formOf(one) ?? [])
}

function formOf({ type, id }: Relation): FormName | undefined {
  if (type === 'testimonials') return id === 'all' ? 'testimonial' : undefined
  return type === 'contact' && isFormName(id) ? id : undefined
}
