import { type ConditionRule, conditionHolds } from '~/kernel/condition'
import type { Field, Values } from './field'

export const allHold = (rules: readonly ConditionRule[], values: Values): boolean =>
  rules.every((rule) => conditionHolds(rule, values))

/** The fields that a form asks of somebody who answered so far what is in `values` (M7). */
export const askedFields = (fields: readonly Field[], values: Values): Field[] =>
  fields.filter(({ conditions = [] }) => allHold(conditions, values))

/** Those of them whose answers count. */
export const appliedFields = (fields: readonly Field[], values: Values): Field[] =>
  askedFields(fields, values).filter(({ applies = [] }) => allHold(applies, values))

/** The values without answers to questions that are no longer asked: a plot has no bedrooms. */
export const appliedValues = (fields: readonly Field[], values: Values): Values => {
  const applied = new Set(appliedFields(fields, values))
  const others = fields.filter((field) => field.applies && !applied.has(field))
  return { ...values, ...Object.fromEntries(others.map(({ name }) => [name, ''])) }
}

/** Whether a field has to be answered, the other answers being what they are. */
export const isRequired = ({ required = false, requiredWhen }: Field, values: Values): boolean =>
  required || (requiredWhen !== undefined && allHold(requiredWhen, values))
