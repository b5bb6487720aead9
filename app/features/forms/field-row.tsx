import { ChoiceField } from './choice-field'
import styles from './form.module.css'
import type { FieldView, FormTexts } from './form-view'
import { InputField } from './input-field'
import { type DrawOwnField, OwnField } from './own-field'
import { ProblemText, problemId } from './problem-text'
import { RequiredMark } from './required-mark'

export type FieldProps = {
  field: FieldView
  /** Of its control, or of the group of them. */
  id: string
  /** `id`s of hint and problem. */
  describedBy?: string | undefined
  invalid: boolean
}

export type FieldRowProps = Pick<FieldProps, 'field' | 'id'> & {
  texts: Pick<FormTexts, 'required' | 'optional'>
  problem?: string | undefined
  /** The other answers make it superfluous. */
  hidden?: boolean
  drawOwn?: DrawOwnField | undefined
}

/** One question: label, hint, what is wrong with the answer, and the answer itself. */
export function FieldRow(all: FieldRowProps) {
  const { field, id, texts, problem, hidden } = all
  if (field.kind === 'own') return <OwnField {...all} />
  if (field.kind === 'hidden')
    return [field.value ?? '']
      .flat()
      .map((one) => <input key={one} type="hidden" name={field.name} value={one} />)
  const isGroup = field.kind === 'radios' || field.kind === 'checks'
  const hint = field.hint && `${id}-hint`
  const wrong = problem && problemId(id)
  const describedBy = [hint, wrong].filter(Boolean).join(' ') || undefined
  const props = { field, id, describedBy, invalid: problem !== undefined }
  const label = (
    <>
      {field.label}
      {field.required && !field.unmarked && <RequiredMark text={texts.required} />}
      {field.optional && <span className={styles.optional}>{` (${texts.optional})`}</span>}
    </>
  )
  const around = (
    <>
      {field.hint && (
        <span id={hint} data-hint="">
          {field.hint}
        </span>
      )}
      <ProblemText control={id} text={problem} />
    </>
  )
  const row = {
    className: field.half ? `${styles.row} ${styles.half}` : styles.row,
    'data-field': field.name,
    'data-wrong': problem && '',
    hidden,
  }
  if (field.kind === 'tick')
    return (
      <div {...row}>
        <ChoiceField {...props} />
        {around}
      </div>
    )
  if (!isGroup)
    return (
      <div {...row}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {around}
        <InputField {...props} />
      </div>
    )
  return (
    <fieldset {...row} aria-describedby={describedBy} id={id}>
      <legend className={styles.label}>{label}</legend>
      {around}
      <ChoiceField {...props} />
    </fieldset>
  )
}
