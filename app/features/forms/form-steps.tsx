import type { ReactNode, Ref } from 'react'
import styles from './form.module.css'
import type { ProblemMessage } from './form-answer'
import type { FieldView, FormView, StepsView } from './form-view'

type FormStepsProps = {
  steps: StepsView
  fields: readonly FieldView[]
  /** Of the step that is shown. */
  heading: Ref<HTMLLegendElement> | undefined
  drawField: (field: FieldView) => ReactNode
}

/**
 * The steps of a form, of which one is shown. The others stay in the form, so that what is in their fields is sent
 * along with every step, and nothing is lost on the way back.
 */
export function FormSteps({ steps: { all, at, isEntered }, fields, heading, drawField }: FormStepsProps) {
  const inStep = new Set(all.flatMap((step) => step.fields))
  return (
    <>
      {fields.filter(({ name }) => !inStep.has(name)).map(drawField)}
      <div className={styles.bars} aria-hidden="true">
        {all.map(({ name }, index) => (
          <span key={name} data-done={index <= at ? '' : undefined} />
        ))}
      </div>
      {all.map(({ name, title, place, fields: names }, index) => (
        <fieldset key={name} className={styles.step} hidden={index !== at} data-step={name}>
          <legend
            ref={index === at ? heading : undefined}
            tabIndex={-1}
            // biome-ignore lint/a11y/noAutofocus: the next questions are what was asked for
            autoFocus={index === at && isEntered}
          >
            <span className={styles.place}>{place}</span> {title}
          </legend>
          <div className={styles.fields}>
            {fields.filter((field) => names.includes(field.name)).map(drawField)}
          </div>
        </fieldset>
      ))}
    </>
  )
}

type StepButtonsProps = { steps: StepsView; send: ReactNode }

/** The ways to the next step and back; what the enter key presses, the first button of a form, goes on. */
export function StepButtons({ steps: { all, at, back }, send }: StepButtonsProps) {
  const [before, after] = [all[at - 1], all[at + 1]]
  return (
    <div className={styles.ways}>
      {after ? (
        <button key="next" type="submit" name="step" value={after.name} className="button button-main">
          {after.nextLabel}
        </button>
      ) : (
        send
      )}
      {before && (
        <button key="back" type="submit" name="step" value={before.name} className="button">
          {back}
        </button>
      )}
    </div>
  )
}

/** What is wrong in the step that is shown: nothing leads to a field that is not there. */
export function shownProblems({ steps, answer }: Pick<FormView, 'steps' | 'answer'>): ProblemMessage[] {
  const problems = answer?.problems ?? []
  const shown = steps?.all[steps.at]?.fields
  return shown ? problems.filter(({ field }) => shown.includes(field)) : problems
}
