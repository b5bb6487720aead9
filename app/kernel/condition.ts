import { compare, isEmpty, type Operand, type Operator, textOf } from './condition-operators'

/**
 * Decides whether a module or form field is shown. `field` names a field, which is compared with another field, else
 * with a value; `is-empty` and `is-not-empty` need neither. With `advancedCondition` both must hold; without `field` it
 * decides alone.
 */
export type ConditionRule = {
  field?: string
  logic?: Operator
  /** Takes precedence over `compareWithValue`. */
  compareWithField?: string
  compareWithValue?: Operand
  advancedCondition?: AdvancedCondition
}

/** Rules that must all hold, of which one must hold, or of which none may hold; all given kinds must be met. */
type AdvancedCondition = { all?: ConditionRule[]; any?: ConditionRule[]; not?: ConditionRule[] }

/** Values of fields by name. */
export type FieldValues = Readonly<Record<string, Operand>>

/**
 * Tells whether a rule holds. A rule that fails to evaluate counts as false, and so does a rule that contains one: a
 * mistake under `not` must not show hidden content.
 * @see docs/requirements.md, M7
 */
export function conditionHolds(rule: ConditionRule, values: FieldValues): boolean {
  try {
    return evaluate(rule, values)
  } catch {
    return false
  }
}

/** Evaluates every part without short-circuiting, so that the order of parts does not matter. */
function evaluate({ field, advancedCondition, ...rule }: ConditionRule, values: FieldValues): boolean {
  if (!field && !advancedCondition) throw new TypeError('a rule needs a field or an advanced condition')
  const parts: boolean[] = []
  if (field) parts.push(evaluateField(field, rule, values))
  if (advancedCondition) parts.push(evaluateAdvanced(advancedCondition, values))
  return parts.every(Boolean)
}

function evaluateField(field: string, rule: ConditionRule, values: FieldValues): boolean {
  const value = answerTo(field, values)
  if (rule.logic === 'is-empty') return isEmpty(value)
  if (rule.logic === 'is-not-empty') return !isEmpty(value)
  const other = rule.compareWithField ? answerTo(rule.compareWithField, values) : rule.compareWithValue
  if (other === undefined && !rule.compareWithField) throw new TypeError('nothing to compare with')
  return compare(rule.logic, value, other)
}

const answerTo = (field: string, values: FieldValues) =>
  Object.hasOwn(values, textOf(field)) ? values[field] : undefined

function evaluateAdvanced({ all, any, not }: AdvancedCondition, values: FieldValues): boolean {
  if (!all && !any && !not) throw new TypeError('an advanced condition needs all, any or not')
  const outcomes = (rules: ConditionRule[]) => rules.map((rule) => evaluate(rule, values))
  const parts = [
    all ? outcomes(all).every(Boolean) : true,
    any ? outcomes(any).some(Boolean) : true,
    not ? !outcomes(not).some(Boolean) : true,
  ]
  return parts.every(Boolean)
}
