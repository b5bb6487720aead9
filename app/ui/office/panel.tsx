import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

type PanelProps = { title: string; intro?: string; actions?: ReactNode; children: ReactNode }

/** A part of a page with a heading of its own. */
export function Panel({ title, intro, actions, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  )
}
