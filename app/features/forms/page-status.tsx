import { useEffect, useRef } from 'react'
import styles from './form.module.css'
import { FormStatus } from './form-status'
import type { AnswerView } from './form-view'

type PageStatusProps = Pick<AnswerView, 'message' | 'isDone'>

/** What was done or refused by a form that the page shows no more; focused when it comes. */
export function PageStatus(answer: PageStatusProps) {
  const status = useRef<HTMLDivElement>(null)
  // Browsers focus it where the page is loaded.
  useEffect(() => status.current?.focus(), [])
  return (
    <div className={styles.status}>
      <FormStatus ref={status} view={{ name: '', fields: [] }} answer={{ ...answer, problems: [] }} />
    </div>
  )
}
