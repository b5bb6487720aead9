import { isRouteErrorResponse } from 'react-router'
import { useText } from '~/i18n/use-text'
import { ErrorReference } from './error-reference'
import styles from './message-screen.module.css'

/** Shown when a page failed: tells visitors what to do, never the cause. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t, locale } = useText()
  if (isRouteErrorResponse(error) && error.status === 413) return <TooLarge />
  return (
    <div className={`content ${styles.screen}`}>
      <h1>{t('ui:failed.title')}</h1>
      <p>{t('ui:failed.text')}</p>
      <p className={styles.code}>{t('ui:failed.code')}</p>
      <ErrorReference className={styles.code} />
      <p>
        <a href={`/${locale}/`} className="button">
          {t('ui:notFound.back')}
        </a>
      </p>
    </div>
  )
}

/** Not a failure of the site: the visitor sent more than a page accepts. */
function TooLarge() {
  const { t } = useText()
  return (
    <div className={`content ${styles.screen}`}>
      <h1>{t('ui:tooLarge.title')}</h1>
      <p>{t('ui:tooLarge.text')}</p>
    </div>
  )
}
