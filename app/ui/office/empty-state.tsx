import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { OfficeIcon, type OfficeIconName } from './office-icon'

type EmptyStateProps = {
  icon: OfficeIconName
  title: string
  /** Why there is nothing, or when there will be. */
  text?: string
  /** What leads on. */
  action?: ReactNode
}

/** In place of a list that has nothing. */
export const EmptyState = ({ icon, title, text, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <span className={styles.icon}>
      <OfficeIcon name={icon} />
    </span>
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {action}
  </div>
)
