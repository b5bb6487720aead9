import type { FormStep } from './define-form'
import type { FormAnswer } from './form-answer'

/** Names of the fields that are asked before a step. */
export const fieldsBefore = (steps: readonly FormStep[], name: string): string[] =>
  steps
    .slice(
      0,
      steps.findIndex((step) => step.name === name),
    )
    .flatMap(({ fields }) => fields)

/**
 * Place of the step that answers what was sent: the one that was asked for, the first in which something is wrong,
 * or the last, where the form is sent.
 */
export function stepToShow(steps: readonly FormStep[], answer: FormAnswer | undefined): number {
  if (!answer) return 0
  const asked = steps.findIndex(({ name }) => name === answer.step)
  if (asked >= 0) return asked
  const wrong = steps.findIndex(({ fields }) => answer.problems.some(({ field }) => fields.includes(field)))
  return wrong >= 0 ? wrong : steps.length - 1
}
