import type { Ref } from 'react'
import { type AnswerView, type FormView, firstControlId } from './form-view'

type ErrorSummaryProps = { view: FormView; answer: AnswerView; ref?: Ref<HTMLDivElement> | undefined }

/** What has to be mended, first thing in the form, focused when the page comes; each line leads to its field. */
export function ErrorSummary({ view, answer: { problems, message }, ref }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was sent is what its sender waits for
    <div ref={ref} role="alert" tabIndex={-1} autoFocus data-summary="">
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
