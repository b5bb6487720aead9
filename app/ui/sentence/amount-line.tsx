import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import styles from './amount-line.module.css'
import { AmountText } from './amount-text'

type AmountLineProps = {
  children: ReactNode
  /** Absent for a line that only tells; `unknown` for an amount that nobody knows. */
  amount?: { cents: number; isAbout?: boolean | undefined } | 'unknown' | undefined
  /** Stands where another line has its amount. */
  text?: string | undefined
  note?: string | undefined
}

/** An item of a list: a sentence with its amount at the edge, and where the figure comes from. */
export function AmountLine({ children, amount, text, note }: AmountLineProps) {
  const { t } = useText()
  return (
    <li className={styles.line}>
      <p className={styles.sentence}>{children}</p>
      {text && <p className={styles.amount}>{text}</p>}
      {amount === 'unknown' && (
        <p className={styles.amount} data-unknown="">
          {t('ui:amount.unknown')}
        </p>
      )}
      {amount && amount !== 'unknown' && (
        <p className={styles.amount}>
          <AmountText cents={amount.cents} isAbout={amount.isAbout} />
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </li>
  )
}
