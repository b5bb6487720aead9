import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** A group of examples. The gallery is in English in every language. */
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
  /** The component's state. */
  state: string
  /** Full width, as on its page. */
  wide?: boolean
  children: ReactNode
}

/** An example of a component in one state. */
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
