import { useId } from 'react'
import styles from './code-block.module.css'

/** What a machine wrote, as it wrote it: an answer of a mail server, a record of a feed. Long ones scroll. */
export function CodeBlock({ name, text }: { name: string; text: string }) {
  const id = useId()
  return (
    <div className={styles.block}>
      <p id={id}>{name}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      <section tabIndex={0} aria-labelledby={id}>
        <pre>{text}</pre>
      </section>
    </div>
  )
}
