import { useText } from '~/i18n/use-text'
import styles from './own-value.module.css'

/** Whoever sees what was sold or let wonders what their own is worth. @param href - of a valuation, if there is one */
export function OwnValue({ href }: { href: string | undefined }) {
  const { t } = useText()
  if (!href) return null
  return (
    <aside className={styles.band}>
      <p>
        <strong>{t('listings:closed.own')}</strong> {t('listings:closed.ownText')}
      </p>
      <a href={href} className="button">
        {t('listings:closed.ownButton')}
      </a>
    </aside>
  )
}
