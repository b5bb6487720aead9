import type { ReactNode } from 'react'
import styles from './snap-row.module.css'

/** Lays the parts of its one list out as a row to swipe on a phone; on a wider screen the list is as it is. */
export const SnapRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
