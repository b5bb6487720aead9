import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './bottom-bar.module.css'

type BottomBarProps = {
  phoneHref: string
  /** What else can be done, the main action last. */
  children: ReactNode
}

/** Keeps a call and the actions of a page within thumb's reach where its panel is not beside the text. */
export function BottomBar({ phoneHref, children }: BottomBarProps) {
  const { t } = useText()
  return (
    <div className={styles.bar} data-bottom-actions="">
      <a href={phoneHref} className="button" aria-label={t('listings:contact.call')}>
        <Icon name="phone" />
      </a>
      {children}
    </div>
  )
}
