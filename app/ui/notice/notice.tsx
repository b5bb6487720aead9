import type { ReactNode } from 'react'
import styles from './notice.module.css'

type NoticeProps = {
  /** Ways on that a line may come with: links with their name as `data-notice-link`, hidden. */
  children?: ReactNode
}

/** Where the page says in a line what a visitor's act has done; read aloud, for it is there before it is filled. */
export const Notice = ({ children }: NoticeProps) => (
  <div role="status" className={styles.notice} data-notice="">
    <output role="none" />
    {children}
  </div>
)
