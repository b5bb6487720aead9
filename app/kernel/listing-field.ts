/**
 * Types and helpers that describe a field of a listing. The table of all fields is `listing-fields.ts`; the feed
 * derives its schema and conversion from it, the listings room its facts and its public projection.
 */

import type { FilterName } from './filter-parameters'

/** The part of the listing that must be public for the field to be public. */
export type HiddenBy = 'price' | 'address' | 'nothing'

export type Unit = 'm2' | 'm' | 'kwhPerM2Year' | 'kwhPerYear' | 'co2PerM2Year' | 'percent'

/** Type and bounds of a value; `about` explains the field to authors of feeds. */
export type Kind = {
  about: string
} /** `text` is the same in every language; `words`, and names in `places` and `rooms`, are those of the record's. */ & (
  | { type: 'text' | 'words'; isDay?: boolean; isRequired?: boolean }
  | { type: 'flag' | 'link' | 'file' | 'places' | 'rooms' }
  | { type: 'links'; item: string }
  /** Euro in the feed, cents in the database. */
  | { type: 'euro' }
  | { type: 'whole'; min: number; max: number; isYear?: boolean }
  | { type: 'amount'; min?: number; max?: number; unit?: Unit }
  /** One of a list, shown as the text `listings:<texts>.<value>`; `omitted` are values that the page leaves out. */
  | { type: 'choice'; values: readonly string[]; texts: string; omitted?: string }
  | { type: 'code'; values: readonly number[]; texts: string; omitted?: number }
)

export type PointOfInterest = { kind: string; name: string; latitude: number; longitude: number }
/** `floor`: 0 is the ground floor. */
export type MeasuredRoom = { name: string; m2: number; floor?: number | undefined }

/** TypeScript type of the stored value. */
export type ValueOf<K extends Kind> = K extends { type: 'flag' }
  ? boolean
  : K extends { type: 'links' }
    ? string[]
    : K extends { type: 'places' }
      ? PointOfInterest[]
      : K extends { type: 'rooms' }
        ? MeasuredRoom[]
        : K extends { type: 'choice' | 'code'; values: readonly (infer Value)[] }
          ? Value
          : K extends { type: 'euro' | 'whole' | 'amount' }
            ? number
            : string

export type Field<
  Feed extends string = string,
  At extends string = string,
  K extends Kind = Kind,
  Label extends string = string,
> = {
  /** Name in the feed, below `Details`. */
  feed: Feed
  /** Name in `ListingDetails`, or in `ListingWords` for translatable fields. */
  at: At
  kind: K
  /** Key of its text below `listings:fields`. */
  label: Label
  hiddenBy: HiddenBy
  /** What visitors can ask of it in a list; see `app/features/listings/list/filters`. */
  asked?: FieldFilter
}

/** A filter that reads the field, or a feature or subtype of one. */
export type FieldFilter = FilterName | `with=${string}` | `kind=${string}`

/** Kinds that may reveal a price or an address, so each such field must declare `hiddenBy`. */
type RevealingKind = { type: 'euro' | 'places' }
type Options<Label> = { label?: Label; hiddenBy?: HiddenBy; asked?: FieldFilter }
type OptionsFor<K, Label> = K extends RevealingKind
  ? [options: Options<Label> & { hiddenBy: HiddenBy }]
  : [options?: Options<Label>]

/** Defines a row of the table. Its text has the name of the field unless `label` gives another. */
export function field<
  const Feed extends string,
  const At extends string,
  const K extends Kind,
  const Label extends string = At,
>(feed: Feed, at: At, kind: K, ...[options]: OptionsFor<K, Label>): Field<Feed, At, K, Label> {
  const { label = at as string as Label, hiddenBy = 'nothing', asked }: Options<Label> = options ?? {}
  return { feed, at, kind, label, hiddenBy, ...(asked && { asked }) }
}

export const text = (about: string) => ({ type: 'text', about }) as const
export const requiredText = (about: string) => ({ type: 'text', about, isRequired: true }) as const
export const textOfDay = (about: string) => ({ type: 'text', about, isDay: true }) as const
export const words = (about: string) => ({ type: 'words', about }) as const
export const wordsOfDay = (about: string) => ({ type: 'words', about, isDay: true }) as const
export const flag = (about: string) => ({ type: 'flag', about }) as const
export const euro = (about: string) => ({ type: 'euro', about }) as const
export const link = (about: string) => ({ type: 'link', about }) as const
/** @param item - explains each link */
export const links = (about: string, item: string) => ({ type: 'links', about, item }) as const
export const file = (about: string) => ({ type: 'file', about }) as const
export const places = (about: string) => ({ type: 'places', about }) as const
export const rooms = (about: string) => ({ type: 'rooms', about }) as const

export const whole = (about: string, min: number, max: number) =>
  ({ type: 'whole', about, min, max }) as const
export const count = (what: string) => whole(`Number of ${what}`, 0, 10_000)
export const year = (what: string) => ({ ...whole(`Year of ${what}`, 1000, 2200), isYear: true }) as const

type AmountBounds = { unit?: Unit; min?: number; max?: number }
export const amount = (about: string, bounds: AmountBounds = {}) =>
  ({ type: 'amount', about, ...bounds }) as const
export const squareMetres = (what: string) => amount(`${what}, in m²`, { unit: 'm2' })

/** @param texts - key of its values' texts, below `listings:` */
export const choice = <const Value extends string>(
  values: readonly Value[],
  about: string,
  texts: string,
  omitted?: NoInfer<Value>,
) => ({ type: 'choice', about, values, texts, omitted }) as const

export const code = <const Value extends number>(
  values: readonly Value[],
  about: string,
  texts: string,
  omitted?: NoInfer<Value>,
) => ({ type: 'code', about, values, texts, omitted }) as const
