import type { ReactNode } from 'react'
import styles from './fold.module.css'

type FoldProps = {
  title: ReactNode
  /** From the start. */
  open?: boolean | undefined
  children: ReactNode
}

/** What is read by those who look for it: one line until it is opened. Searching in the page opens it too. */
export const Fold = ({ title, open, children }: FoldProps) => (
  <details className={styles.fold} open={open}>
    <summary className={styles.summary}>{title}</summary>
    <div className={styles.body}>{children}</div>
  </details>
)
