import { useText } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import styles from './description.module.css'

/** In characters of HTML: longer than two thirds of a phone's screen. */
const longerThanScreen = 900

/** The agency's own text; `lang` if it is not in the page's language. A phone shows the beginning of a long one. */
export function Description({ html, lang }: { html: string; lang: Locale | undefined }) {
  const { t } = useText()
  return (
    <>
      <div
        className={`prose ${styles.text}`}
        lang={lang}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was imported
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {html.length > longerThanScreen && (
        <details className={styles.more}>
          <summary>
            <span className={styles.closed}>{t('listings:readMore')}</span>
            <span className={styles.open}>{t('listings:readLess')}</span>
          </summary>
        </details>
      )}
    </>
  )
}
