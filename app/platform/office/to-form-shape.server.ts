import { z } from 'zod'
import type { FieldKind, FieldShape, FormShape } from '~/kernel/office/form-shape'

/**
 * The fields of an act by its schema. What a schema cannot say is its `meta`: `z.string().meta({ kind: 'tel' })`.
 * @throws {TypeError} for a type that no field can ask for
 */
export const toFormShape = (act: string, { shape }: z.ZodObject): FormShape => ({
  act,
  fields: Object.entries(shape).map(([name, schema]) => toField(name, schema as z.ZodType)),
})

function toField(name: string, schema: z.ZodType): FieldShape {
  const { inner, required, meta } = unwrapped(schema)
  const field = { name, kind: meta?.kind ?? kindOf(name, inner), required }
  if (inner instanceof z.ZodEnum) return { ...field, options: inner.options.map(String) }
  if (inner instanceof z.ZodArray) return { ...field, options: optionsOf(name, inner) }
  if (inner instanceof z.ZodBoolean) return { ...field, required: false }
  return { ...field, ...limitsOf(inner) }
}

type Meta = { kind?: FieldKind }

/** The type below what makes it optional or changes it afterwards. */
function unwrapped(schema: z.ZodType): { inner: z.ZodType; required: boolean; meta: Meta | undefined } {
  const own = schema.meta() as Meta | undefined
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const { inner, meta } = unwrapped(schema.unwrap() as z.ZodType)
    return { inner, required: false, meta: own ?? meta }
  }
  if (schema instanceof z.ZodPipe) {
    const { inner, required, meta } = unwrapped(schema.in as z.ZodType)
    return { inner, required, meta: own ?? meta }
  }
  const mayBeEmpty = schema instanceof z.ZodString && !schema.minLength && !schema.format
  return { inner: schema, required: !mayBeEmpty, meta: own }
}

const kindByFormat: Partial<Record<string, FieldKind>> = {
  email: 'email',
  date: 'date',
  datetime: 'datetime',
}

function kindOf(name: string, schema: z.ZodType): FieldKind {
  if (schema instanceof z.ZodBoolean) return 'checkbox'
  if (schema instanceof z.ZodNumber) return 'number'
  if (schema instanceof z.ZodEnum) return 'select'
  if (schema instanceof z.ZodArray) return 'checkboxes'
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return kindByFormat[schema.format ?? ''] ?? 'text'
  throw new TypeError(`no field can ask for ${name}: ${schema.def.type}`)
}

function optionsOf(name: string, { element }: z.ZodArray): string[] {
  if (element instanceof z.ZodEnum) return element.options.map(String)
  // Its choices are data, which the page gives.
  if (element instanceof z.ZodString) return []
  throw new TypeError(`no field can ask for ${name}: a list of anything`)
}

function limitsOf(schema: z.ZodType): Pick<FieldShape, 'maxLength' | 'min' | 'max'> {
  if (schema instanceof z.ZodNumber)
    return { ...given('min', schema.minValue), ...given('max', schema.maxValue) }
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat
  return isText ? given('maxLength', schema.maxLength) : {}
}

/** A limit that the schema sets; a whole number is limited by what numbers can hold, which nobody types. */
const given = <Name extends string>(name: Name, limit: number | null) =>
  (limit !== null && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? { [name]: limit } : {}) as Partial<
    Record<Name, number>
  >
