import { z } from 'zod'
import {
  type Field,
  labelText,
  longestAnswer,
  many,
  mostNumber,
  one,
  type Values,
} from '~/features/forms/public'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { FormShape } from '~/kernel/office/form-shape'
import { readWhole } from '~/kernel/read-amount'
import type { App } from '~/platform/app.server'
import type { FieldTexts } from '~/ui/office/schema-fields'
import { demandChoices, zoneLabel } from '../alert-texts.server'
import { demandChange } from '../demand-register.form'
import { furtherChoices } from '../further-choices.server'
import { regions } from '../zones'

/** A number as people write it, with points or spaces, within the bounds of its field. */
const numberOf = ({ min = 0, max = mostNumber }: Field, longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .superRefine((typed, { addIssue }) => {
      const number = typed === '' ? min : readWhole(typed)
      if (number === undefined) addIssue({ code: 'custom', message: 'office:problem.number', input: typed })
      else if (number < min) addIssue({ code: 'too_small', origin: 'number', minimum: min, input: typed })
      else if (number > max) addIssue({ code: 'too_big', origin: 'number', maximum: max, input: typed })
    })
    .meta({ kind: 'number' })

/** What a member types into a field of the public form. */
function fieldOfAct(field: Field): TypedField {
  const { kind, choices = [], required } = field
  // Its choices are those of the catalogue, which the page knows.
  if (kind === 'checks') return z.array(z.string().max(200)).max(300)
  if (choices.length > 0) return required ? z.enum([...choices]) : z.enum([...choices]).optional()
  const longest = longestAnswer(field)
  if (longest === undefined) throw new TypeError(`no field of an act is like ${field.name}`)
  return kind === 'number' ? numberOf(field, longest) : z.string().trim().max(longest)
}

type TypedField = z.ZodType<string | string[] | undefined>

/** What a search alert looks for: the fields of the public form. */
export const criteriaFields: Record<string, TypedField> = Object.fromEntries(
  demandChange.fields.map((field) => [field.name, fieldOfAct(field)]),
)

type SentFields = Record<string, string | string[] | undefined>

/** What a member sent, as the public form sends it. */
export const toValues = (sent: SentFields): Values =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

const words: Record<string, TextKey> = {
  noType: 'alerts:problem.noType',
  noZone: 'alerts:problem.noZone',
  unknownPlaces: 'alerts-office:problem.unknownPlaces',
  upsideDown: 'alerts-office:problem.upsideDown',
  unconfirmed: 'alerts-office:problem.unconfirmed',
}

/** Mistakes of the public form, as an act says them. */
export const problemsIn = (found: readonly { field: string; problem: string }[]): Record<string, TextKey> =>
  Object.fromEntries(found.map(({ field, problem }) => [field, words[problem] ?? 'office:problem.invalid']))

/** What is wrong with what an alert looks for. */
export const criteriaProblems = (values: Values): Record<string, TextKey> => {
  const noType = many(values, 'type').length === 0 ? [{ field: 'type', problem: 'noType' }] : []
  return problemsIn([...(demandChange.check?.(values, '') ?? []), ...noType])
}

/** Fields with the choices of the catalogue, and everything that they are called, in the member's language. */
export async function withCriteria(app: App, shape: FormShape, values: Values) {
  const { locale } = app
  const [{ type }, also] = await Promise.all([
    demandChoices(app.db, locale),
    furtherChoices(app, many(values, 'also')),
  ])
  const zones = [...new Set([...regions, ...many(values, 'zone')])]
  const chosen: Record<string, { value: string; text: string }[]> = {
    type,
    also,
    zone: zones.map((value) => ({ value, text: zoneLabel(value, locale) })),
  }
  const fields = shape.fields
    .map((field) => {
      const own = chosen[field.name]
      return own ? { ...field, options: own.map(({ value }) => value) } : field
    })
    .filter(({ kind, options = [] }) => kind !== 'checkboxes' || options.length > 0)
  return { shape: { ...shape, fields }, texts: textsOf(app, chosen), values: criteriaOf(values) }
}

function textsOf({ locale }: App, chosen: Record<string, { value: string; text: string }[]>): FieldTexts {
  const t = translateTo(locale)
  const own: Record<string, TextKey> = {
    rhythm: 'alerts-office:field.rhythm',
    budget: 'alerts-office:field.budget',
  }
  const hints: Record<string, TextKey> = {
    places: 'alerts-office:hint.places',
    type: 'alerts-office:hint.type',
  }
  const textOf = (field: Field) => ({
    label: own[field.name] ? t(own[field.name] as TextKey) : labelText(t, demandChange.room, field),
    ...(hints[field.name] && { hint: t(hints[field.name] as TextKey) }),
    options: {
      ...Object.fromEntries((chosen[field.name] ?? []).map(({ value, text }) => [value, text])),
      ...Object.fromEntries(
        (field.choices ?? []).map((one) => [one, t(`alerts:choice.${field.name}.${one}` as TextKey)]),
      ),
    },
  })
  return Object.fromEntries(demandChange.fields.map((field) => [field.name, textOf(field)]))
}

/** What the fields of an alert hold before anybody typed. */
export const criteriaOf = (values: Values) =>
  Object.fromEntries(
    demandChange.fields.map(({ name, kind }) => [
      name,
      kind === 'checks' ? many(values, name) : one(values, name),
    ]),
  )
