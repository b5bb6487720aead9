import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { Icon, type IconName } from '~/ui/shell/icon'
import styles from './account-frame.module.css'

const promises = [
  ['visits', 'person'],
  ['history', 'calendar'],
  ['demands', 'bell'],
  ['documents', 'print'],
] as const satisfies [name: string, icon: IconName][]

/** A page of the login; beside its form stands what an owner finds behind it. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useText()
  return (
    <div className={`content ${styles.frame}`}>
      <div className={styles.page}>{children}</div>
      <aside className={styles.panel}>
        <h2>{t('owners:portalHas.title')}</h2>
        <ul>
          {promises.map(([name, icon]) => (
            <li key={name}>
              <Icon name={icon} />
              {t(`owners:portalHas.${name}`)}
            </li>
          ))}
        </ul>
        <svg
          className={styles.street}
          viewBox="0 0 600 120"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          <path d={street} />
        </svg>
      </aside>
    </div>
  )
}

/** Gables of a street, each with a window that is lit. */
const street =
  'M0 120V62l34-30 34 30v58zM76 120V44h12V34h12V24h20v10h12v10h12v76zM152 120V56h84v64zM152 56l10-26h64l10 26zM244 120V70l46-44 46 44v50zM344 120V40h78v80zM344 40q39-32 78 0zM430 120V60h12V50h12V40h26v10h12v10h12v60zM512 120V68l44-36 44 36v52z'
