import type { ReactNode } from 'react'
import fold from './fold.module.css'
import styles from './phone-fold.module.css'

type PhoneFoldProps = {
  title: string
  heading: 'h3' | 'h4'
  /** Says itself what it is where it stands open: no heading there. */
  quiet?: boolean
  /** On a phone too. */
  open?: boolean
  children: ReactNode
}

/** A part that is one line to open on a phone, and stands open below its heading from a tablet on. */
export const PhoneFold = ({
  title,
  heading: Heading,
  quiet = false,
  open = false,
  children,
}: PhoneFoldProps) => (
  <div className={styles.part}>
    {!quiet && <Heading className={styles.open}>{title}</Heading>}
    <details className={`${fold.fold} ${styles.fold}`} open={open}>
      <summary className={`${fold.summary} ${styles.summary}`}>
        <Heading>{title}</Heading>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  </div>
)
