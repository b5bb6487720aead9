import styles from './badge.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'plain'

/** A state in a word. Its mark has another shape for each tone, so that colour is never the only sign. */
export const Badge = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={`${styles.badge} ${styles[tone]}`}>
    <svg className={styles.mark} viewBox="0 0 10 10" aria-hidden="true">
      <path d={marks[tone]} />
    </svg>
    {children}
  </span>
)

/** A tick, a triangle, a cross, a filled circle, an empty one. */
const marks: Record<Tone, string> = {
  good: 'M1.5 5.4 4 8l4.6-5.6',
  warn: 'M5 1.4 9.2 8.6H.8z',
  bad: 'M2 2l6 6M8 2 2 8',
  info: 'M5 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM5 4.4v1.2',
  plain: 'M5 2.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z',
}
