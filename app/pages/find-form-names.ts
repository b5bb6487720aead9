import type { Entry, Relation } from '~/features/content/public.server'
import { findForm } from './form-registry'

/** Names of the forms in an article, or in the modules of a page. */
export function findFormNames(entry: Entry | undefined): string[] {
  if (entry?.kind === 'article') return entry.form && findForm(entry.form) ? [entry.form] : []
  const relations = (entry?.modules ?? []).flatMap((module) => module.relations)
  return relations.flatMap((one) => findFormName(one) ?? [])
}

function findFormName({ type, id }: Relation): string | undefined {
  if (type === 'testimonials') return id === 'all' ? 'testimonial' : undefined
  return type === 'contact' && findForm(id) ? id : undefined
}
