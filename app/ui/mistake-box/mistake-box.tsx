import type { ReactNode } from 'react'
import styles from './mistake-box.module.css'

type MistakeBoxProps = {
  /** The page is the answer to what was sent and has no title of its own that says so: reading begins here. */
  takesFocus?: boolean
  children: ReactNode
}

/** Says that what was sent did not succeed, and why. */
export function MistakeBox({ takesFocus = false, children }: MistakeBoxProps) {
  return takesFocus ? (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was sent is what its sender waits for
    <p role="alert" className={styles.box} tabIndex={-1} autoFocus>
      {children}
    </p>
  ) : (
    <p role="alert" className={styles.box}>
      {children}
    </p>
  )
}
