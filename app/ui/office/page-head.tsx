import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import { OfficeIcon } from './office-icon'
import styles from './page-head.module.css'

type PageHeadProps = {
  title: string
  /** How many there are, beside the title. */
  count?: number
  /** One sentence about what stands here. */
  intro?: string
  /** The page that this one belongs to. */
  up?: { href: string; name: string }
  /** State beside the title: badges. */
  state?: ReactNode
  /** What can be done here, the one main action last. */
  actions?: ReactNode
}

/** The head of a page: where it belongs, what it is, what can be done. */
export function PageHead({ title, count, intro, up, state, actions }: PageHeadProps) {
  const { locale } = useText()
  return (
    <div className={styles.head}>
      {up && (
        <p className={styles.up}>
          <Link to={up.href}>
            <OfficeIcon name="back" />
            {up.name}
          </Link>
        </p>
      )}
      <div className={styles.line}>
        <h1>
          {title}
          {count !== undefined && <span className={styles.count}>{` ${formatNumber(count, locale)}`}</span>}
        </h1>
        {state}
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
