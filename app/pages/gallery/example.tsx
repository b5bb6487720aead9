import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** Components of a kind. The gallery itself speaks English in every language. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.group} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="content" lang="en">
        {title}
      </h2>
      {children}
    </section>
  )
}

type ExampleProps = {
  /** Which state of the component it is. */
  state: string
  /** It takes the width of the window, as it does on its page. */
  wide?: boolean
  children: ReactNode
}

/** A component in one state. */
export function Example({ state, wide = false, children }: ExampleProps) {
  return (
    <div className={styles.example}>
      <p className={`content ${styles.state}`} lang="en">
        {state}
      </p>
      <div className={wide ? undefined : 'content'}>{children}</div>
    </div>
  )
}
