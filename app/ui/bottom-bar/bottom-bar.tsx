import type { ReactNode } from 'react'
import { Icon } from '~/ui/shell/icon'
import styles from './bottom-bar.module.css'

type BottomBarProps = {
  phoneHref: string
  /** Accessible name of the call button. */
  callLabel: string
  /** What else can be done, the main action last. */
  children: ReactNode
}

/** Keeps a call and the actions of a page within thumb's reach where its panel is not beside the text. */
export const BottomBar = ({ phoneHref, callLabel, children }: BottomBarProps) => (
  <div className={styles.bar} data-bottom-actions="wide">
    <a href={phoneHref} className="button" aria-label={callLabel}>
      <Icon name="phone" />
    </a>
    {children}
  </div>
)
