import type { ReactNode } from 'react'
import styles from './footer-fold.module.css'
import { Icon } from './icon'

type FooterFoldProps = {
  title: string
  /** Words among the legal lines: no heading. */
  small?: boolean
  /** Of its heading, for what is named by it. */
  id?: string
  children: ReactNode
}

/**
 * A part of the footer: on a phone a row that unfolds; from a tablet on it is open, below a plain heading, and nothing
 * is left to press.
 */
export function FooterFold({ title, small = false, id, children }: FooterFoldProps) {
  return (
    <>
      {!small && (
        <h2 id={id} className={`${styles.title} ${styles.open}`}>
          {title}
        </h2>
      )}
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {small ? title : <h2 className={styles.title}>{title}</h2>}
          <Icon name="down" />
        </summary>
        {children}
      </details>
    </>
  )
}
