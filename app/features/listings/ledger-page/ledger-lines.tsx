import type { ReactNode } from 'react'
import type { LedgerSum } from '~/kernel/ledger-sum'
import { AmountText } from '~/ui/sentence/amount-text'
import styles from './ledger.module.css'

type ChapterProps = { title: string; children: ReactNode; total?: ReactNode }

/** Lines under a heading, such as those of the purchase. */
export const Chapter = ({ title, children, total }: ChapterProps) => (
  <section className={styles.chapter}>
    <h2>{title}</h2>
    <ul className={styles.lines}>{children}</ul>
    {total}
  </section>
)

/** The sum below the lines of a chapter. */
export const Total = ({ label, sum }: { label: string; sum: LedgerSum }) => (
  <p className={styles.total}>
    <span>{label}</span>
    <strong>
      <AmountText cents={sum.totalCents} isAbout={sum.isAbout} />
    </strong>
  </p>
)
