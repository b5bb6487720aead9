import type { ReactNode } from 'react'
import styles from './notice.module.css'

type NoticeProps = {
  /** Links that notices can show, hidden, with their name as `data-notice-link`. */
  children?: ReactNode
}

/**
 * Live region for the results of a visitor's actions; it exists before it is filled, so that screen readers announce
 * it.
 */
export const Notice = ({ children }: NoticeProps) => (
  <div role="status" className={styles.notice} data-notice="">
    <output role="none" />
    {children}
  </div>
)
