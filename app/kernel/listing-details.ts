import type { Field, ValueOf } from './listing-field'
import type { ListingField } from './listing-fields'

/** `{ finance?: { vatValue?: number } }` of `'finance.vatValue'` and `number`. */
export type AtPath<Path extends string, Value> = Path extends `${infer Head}.${infer Rest}`
  ? { [Name in Head]?: AtPath<Rest, Value> }
  : { [Name in Path]?: Value }

/** All of a union at once, as one type that an editor shows whole. */
export type Together<Union> = Flat<
  (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never
>
type Flat<T> = T extends readonly unknown[] ? T : T extends object ? { [Name in keyof T]: Flat<T[Name]> } : T

type Kept<F extends Field> = F extends Field ? AtPath<F['at'], ValueOf<F['kind']>> : never
type PerLanguage = Extract<ListingField, { kind: { type: 'words' | 'places' } }>

/**
 * What a listing says beyond its card, after import: the fields of the table, money in cents.
 * @see app/kernel/listing-fields.ts
 */
export type ListingDetails = Together<Kept<Exclude<ListingField, PerLanguage>>>

/** What a listing says in words, in one language. */
export type ListingWords = Together<Kept<PerLanguage>>

export type ProjectFacts = Pick<ListingDetails, 'energy' | 'agent'>
