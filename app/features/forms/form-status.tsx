import type { Ref } from 'react'
import styles from './form.module.css'
import { type AnswerView, type FormView, firstControlId } from './form-view'

type FormStatusProps = {
  view: Pick<FormView, 'name' | 'fields'>
  answer: Pick<AnswerView, 'message' | 'problems' | 'isDone'>
  ref?: Ref<HTMLDivElement> | undefined
}

/** What has to be corrected or what was done, first thing in the form, focused when the page comes. */
export function FormStatus({ view, answer: { problems, message, isDone }, ref }: FormStatusProps) {
  return (
    <div
      ref={ref}
      role={isDone ? 'status' : 'alert'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to what was sent is what its sender waits for
      autoFocus
      className={isDone && styles.done}
      data-summary=""
    >
      <p>{message}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${firstControlId(view, field)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
