import type { ReactNode } from 'react'
import type { FieldRowProps } from './field-row'
import styles from './form.module.css'
import { ProblemText, problemId } from './problem-text'
import { RequiredMark } from './required-mark'

/** `id` is for the first control, which the list of mistakes leads to. */
export type OwnFieldProps = { id: string; value: string; invalid: boolean }

/** Draws the field of a name that only the room of its form can draw. */
export type DrawOwnField = (name: string, props: OwnFieldProps) => ReactNode

/** A question whose answers the room of its form draws. */
export function OwnField({ field, id, texts, problem, drawOwn }: FieldRowProps) {
  const wrong = problem && problemId(id)
  return (
    <fieldset
      className={styles.row}
      data-field={field.name}
      data-wrong={problem && ''}
      aria-describedby={wrong}
    >
      <legend className={styles.label}>
        {field.label}
        <RequiredMark text={texts.required} />
      </legend>
      <ProblemText control={id} text={problem} />
      {drawOwn?.(field.name, { id, value: String(field.value ?? ''), invalid: problem !== undefined })}
    </fieldset>
  )
}
