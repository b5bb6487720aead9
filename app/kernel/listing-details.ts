import type { Field, ValueOf } from './listing-field'
import type { ListingField } from './listing-fields'

/** `{ finance?: { vatValue?: number } }` of `'finance.vatValue'` and `number`. */
export type AtPath<Path extends string, Value> = Path extends `${infer Head}.${infer Rest}`
  ? { [Name in Head]?: AtPath<Rest, Value> }
  : { [Name in Path]?: Value }

/** Merges a union into one flat object type, which editors display in full. */
export type MergedUnion<Union> = Flat<
  (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never
>
type Flat<T> = T extends readonly unknown[] ? T : T extends object ? { [Name in keyof T]: Flat<T[Name]> } : T

type StoredField<F extends Field> = F extends Field ? AtPath<F['at'], ValueOf<F['kind']>> : never
type PerLanguage = Extract<ListingField, { kind: { type: 'words' | 'places' | 'rooms' } }>

/**
 * Fields of a listing beyond its card, after import: those of the table, with money in cents.
 * @see app/kernel/listing-fields.ts
 */
export type ListingDetails = MergedUnion<StoredField<Exclude<ListingField, PerLanguage>>>

/** Translatable fields of a listing, in one language. */
export type ListingWords = MergedUnion<StoredField<PerLanguage>>

export type ProjectFacts = Pick<ListingDetails, 'energy' | 'agent'>
