import { type ConditionRule, conditionHolds } from '~/kernel/condition'
import type { Field, Values } from './field'

const allHold = (rules: readonly ConditionRule[], values: Values) =>
  rules.every((rule) => conditionHolds(rule, values))

/** The fields that a form asks of somebody who answered so far what is in `values` (M7). */
export const askedFields = (fields: readonly Field[], values: Values): Field[] =>
  fields.filter(({ conditions = [] }) => allHold(conditions, values))

/** Whether a field has to be answered, the other answers being what they are. */
export const isRequired = ({ required = false, requiredWhen }: Field, values: Values): boolean =>
  required || (requiredWhen !== undefined && allHold(requiredWhen, values))
