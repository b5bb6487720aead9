import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import styles from './read-on.module.css'

/** In characters of HTML: longer than half of a phone's screen, and than a quarter. */
const [half, quarter] = [700, 350]

type ReadOnProps = {
  /** Of the text, in characters of HTML. */
  length: number
  /** Among other sections of a page less of it is shown. */
  short?: boolean | undefined
  children: ReactNode
}

/** A text of which a phone shows the beginning where it is long, and a line that opens the rest. */
export function ReadOn({ length, short, children }: ReadOnProps) {
  const { t } = useText()
  return (
    <>
      <div className={styles.text} data-short={short ? '' : undefined}>
        {children}
      </div>
      {length > (short ? quarter : half) && (
        <details className={styles.more}>
          <summary>
            <span className={styles.closed}>{t('ui:readMore')}</span>
            <span className={styles.open}>{t('ui:readLess')}</span>
          </summary>
        </details>
      )}
    </>
  )
}
