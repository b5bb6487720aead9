import type { ReactNode } from 'react'
import type { Tone } from './badge'
import { OfficeIcon, type OfficeIconName } from './office-icon'
import styles from './status.module.css'

type StatusProps = {
  tone: Tone
  /** It answers what was just sent, and names no field that could take the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** What was done, what is wrong, or what is worth knowing, in its place on the page. */
export const Status = ({ tone, takesFocus = false, children }: StatusProps) => (
  <div
    className={`${styles.status} ${styles[tone]}`}
    role={tone === 'bad' ? 'alert' : 'status'}
    tabIndex={-1}
    // biome-ignore lint/a11y/noAutofocus: the answer to what was sent is what its sender waits for
    autoFocus={takesFocus}
    ref={takesFocus ? focus : undefined}
  >
    <OfficeIcon name={icons[tone]} />
    <div>{children}</div>
  </div>
)

/** React itself gives the focus to controls alone. */
const focus = (status: HTMLElement | null) => status?.focus()

const icons: Record<Tone, OfficeIconName> = {
  good: 'check',
  warn: 'alert',
  bad: 'failed',
  info: 'info',
  plain: 'info',
}
