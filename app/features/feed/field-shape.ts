import type { z } from 'zod'
import type { AtPath, MergedUnion } from '~/kernel/listing-details'
import type { Field, Kind, ValueOf } from '~/kernel/listing-field'
import { allListingFields, feedObjects, type ListingField } from '~/kernel/listing-fields'
import {
  amount,
  euro,
  fileAddress,
  flag,
  group,
  known,
  list,
  oneOf,
  requiredWords,
  webAddressField,
  whole,
  words,
} from './fields'

type FieldValue<F extends Field> = F extends { kind: { type: 'places' | 'rooms' } }
  ? never
  : AtPath<F['feed'], ValueOf<F['kind']>>

/** Schema of the feed's `Details` for the table of fields; amounts in euros. */
type GivenFields = MergedUnion<
  ListingField extends infer F ? (F extends Field ? FieldValue<F> : never) : never
>

type FieldShape = {
  [Name in keyof GivenFields]-?: z.ZodOptional<z.ZodType<NonNullable<GivenFields[Name]>>>
}

/** Of these 0 says nothing; of a terrace or a deposit it says that there is none. */
const unknownAtZero: readonly string[] = [
  'MonthlyRent',
  'Surfaces.Total',
  'Surfaces.Living',
  'Surfaces.Ground',
]

/** The schema of each field of the table; fields of one object are grouped. */
export const fieldShape = shapeOf(
  // Places nearby and rooms are objects of their own: see `details.schema.ts`.
  allListingFields.filter(({ kind }) => kind.type !== 'places' && kind.type !== 'rooms'),
) as unknown as FieldShape

/** @param above - the object that contains the fields */
function shapeOf(fields: readonly Field[], above = ''): z.ZodRawShape {
  const byName = Map.groupBy(fields, ({ feed }) => feed.slice(above.length).split('.', 1)[0] ?? '')
  const schemas = [...byName].map(([name, [first, ...others]]) => {
    const path = above + name
    if (first?.feed === path) return [name, schemaOfField(first)]
    const inner = first ? [first, ...others] : []
    return [name, group(shapeOf(inner, `${path}.`), feedObjects[path] ?? path)]
  })
  return Object.fromEntries(schemas)
}

function schemaOfField({ feed, kind }: Field): z.ZodType {
  const schema = schemaOf(kind)
  return unknownAtZero.includes(feed) ? known(schema as z.ZodType<number | undefined>) : schema
}

function schemaOf(kind: Kind): z.ZodType {
  const { about } = kind
  switch (kind.type) {
    case 'text':
    case 'words':
      return kind.isRequired ? requiredWords(about) : words(about)
    case 'flag':
      return flag(about)
    case 'euro':
      return euro(about)
    case 'whole':
      return whole(about, kind.min, kind.max)
    case 'amount':
      return amount(about, kind.min, kind.max)
    case 'choice':
      return oneOf(kind.values, about)
    case 'code':
      return whole(about, Math.min(...kind.values), Math.max(...kind.values))
    case 'link':
      return webAddressField(about)
    case 'links':
      return list(webAddressField(kind.item), about)
    case 'file':
      return fileAddress(about).optional()
    case 'places':
    case 'rooms':
      throw new TypeError(`${kind.type} have a schema of their own`)
  }
}
