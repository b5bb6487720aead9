import './office.css'
import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import styles from './door-frame.module.css'

type DoorFrameProps = {
  siteName: string
  title: string
  /** `id` of the heading, which names the form. */
  headingId?: string
  children: ReactNode
}

/** The frame of the pages before the login: one form in the middle. */
export function DoorFrame({ siteName, title, headingId, children }: DoorFrameProps) {
  const { t } = useText()
  return (
    <div className={styles.door}>
      <main id="content" tabIndex={-1} className={styles.box}>
        <p className={styles.name}>
          {siteName}
          <span>{t('office:title')}</span>
        </p>
        <h1 id={headingId}>{title}</h1>
        {children}
      </main>
    </div>
  )
}
