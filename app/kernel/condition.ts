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
    return evaluate(rule, (field) => (Object.hasOwn(values, field) ? values[field] : undefined))
  } catch {
    return false
  }
}

/**
 * Tells why a rule never holds where exactly these fields exist: it names another one, or cannot be evaluated.
 * @returns the reason in English, for the report of an import
 */
export function conditionMistake(rule: unknown, values: FieldValues): string | undefined {
  try {
    evaluate(rule as ConditionRule, (field) => {
      if (!Object.hasOwn(values, field)) throw new TypeError(`there is no field "${field}"`)
      return values[field]
    })
    return undefined
  } catch (error) {
    return error instanceof TypeError ? error.message : String(error)
  }
}

type Lookup = (field: string) => Operand | undefined

/** Evaluates every part without short-circuiting, so that the order of parts does not matter. */
function evaluate(written: ConditionRule, lookUp: Lookup): boolean {
  if (typeof written !== 'object' || written === null) throw new TypeError('a rule is an object')
  const { field, advancedCondition, ...rule } = written
  if (!field && !advancedCondition) throw new TypeError('a rule needs a field or an advanced condition')
  const parts: boolean[] = []
  if (field) parts.push(evaluateField(field, rule, lookUp))
  if (advancedCondition) parts.push(evaluateAdvanced(advancedCondition, lookUp))
  return parts.every(Boolean)
}

function evaluateField(field: string, rule: ConditionRule, lookUp: Lookup): boolean {
  const value = lookUp(textOf(field))
  if (rule.logic === 'is-empty') return isEmpty(value)
  if (rule.logic === 'is-not-empty') return !isEmpty(value)
  const other = rule.compareWithField ? lookUp(textOf(rule.compareWithField)) : rule.compareWithValue
  if (other === undefined && !rule.compareWithField) throw new TypeError('nothing to compare with')
  return compare(rule.logic, value, other)
}

function evaluateAdvanced({ all, any, not }: AdvancedCondition, lookUp: Lookup): boolean {
  if (!all && !any && !not) throw new TypeError('an advanced condition needs all, any or not')
  const outcomes = (rules: ConditionRule[]) => rules.map((rule) => evaluate(rule, lookUp))
  const parts = [
    all ? outcomes(all).every(Boolean) : true,
    any ? outcomes(any).some(Boolean) : true,
    not ? !outcomes(not).some(Boolean) : true,
  ]
  return parts.every(Boolean)
}
