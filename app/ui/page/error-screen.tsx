import { isRouteErrorResponse } from 'react-router'
import { useText } from '~/i18n/use-text'
import styles from './error-screen.module.css'

/** What a visitor sees when a page failed: what to do, never why. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t, locale } = useText()
  if (isRouteErrorResponse(error) && error.status === 413) return <TooLarge />
  return (
    <div className={`content ${styles.screen}`}>
      <h1>{t('ui:failed.title')}</h1>
      <p>{t('ui:failed.text')}</p>
      <p className={styles.code}>{t('ui:failed.code')}</p>
      <p>
        <a href={`/${locale}/`} className="button">
          {t('ui:notFound.back')}
        </a>
      </p>
    </div>
  )
}

/** Nothing failed: more was sent than the page takes. */
function TooLarge() {
  const { t } = useText()
  return (
    <div className={`content ${styles.screen}`}>
      <h1>{t('ui:tooLarge.title')}</h1>
      <p>{t('ui:tooLarge.text')}</p>
    </div>
  )
}
