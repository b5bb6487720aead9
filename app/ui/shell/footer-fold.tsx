import type { ReactNode } from 'react'
import styles from './footer-fold.module.css'
import { Icon } from './icon'

type FooterFoldProps = {
  title: string
  /** Words among the legal lines: no heading, and none where all of it shows. */
  small?: boolean
  children: ReactNode
}

/** A part of the footer: folded on a phone, where each is a row; from a tablet on it is open and cannot be closed. */
export function FooterFold({ title, small = false, children }: FooterFoldProps) {
  return (
    <details className={styles.fold} data-small={small ? '' : undefined}>
      <summary className={styles.summary}>
        {small ? title : <h2 className={styles.title}>{title}</h2>}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}
