import { type ConditionRule, conditionHolds } from '~/kernel/condition'

/** Hides the questions that the other answers make superfluous, and shows them when they matter again (M7). */
export function startApplying(form: HTMLFormElement) {
  const rows = [...form.querySelectorAll<HTMLElement>('[data-applies]')].map((row) => ({
    row,
    rules: JSON.parse(row.dataset.applies ?? '[]') as ConditionRule[],
  }))
  const show = () => {
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>
    for (const { row, rules } of rows) row.hidden = !rules.every((rule) => conditionHolds(rule, values))
  }
  form.addEventListener('change', show)
  show()
}
