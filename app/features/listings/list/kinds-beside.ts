import { broaderSubtypes } from '~/kernel/listing-subtypes'
import { subtypesNamed } from './filters/subtypes'

/**
 * The subtypes that a form offers beside the agency's main types: a house is not asked for twice where one of them is
 * called so. What is a kind of something broader stays, as "Villa" does beside a type "House or villa".
 * @param types - names of the main types, in any language
 */
export function kindsBeside<Kind>(types: readonly string[], kinds: readonly Kind[]): Kind[] {
  const called = new Set<unknown>(types.flatMap(subtypesNamed).filter((kind) => !broaderSubtypes[kind]))
  return kinds.filter((kind) => !called.has(kind))
}
