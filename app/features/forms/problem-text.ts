import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import type { Field, Problem } from './field'
import type { SaidProblem } from './form-answer'

export const labelKey = ({ label, name }: Field) => `forms:field.${label ?? name}` as TextKey

/** Problems in the words of a page. */
export const saidProblems = (
  t: Translate<TextKey>,
  problems: Problem[],
  fields: readonly Field[],
): SaidProblem[] =>
  problems.map(({ field: name, problem, params }) => {
    const field = fields.find((one) => one.name === name)
    const label = field ? t(labelKey(field)) : name
    return { field: name, text: t(`forms:problem.${problem}` as TextKey, { ...params, field: label }) }
  })
