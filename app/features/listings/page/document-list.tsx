import { useText } from '~/i18n/use-text'
import styles from './document-list.module.css'
import type { DocumentLink } from './page-parts.server'

/**
 * Lists the documents, each with a link to open or request it, or says that there are none (D2). Documents that could
 * not be loaded are undefined.
 */
export function DocumentList({ documents }: { documents: DocumentLink[] | undefined }) {
  const { t } = useText()
  if (!documents) return <p role="note">{t('ui:partFailed')}</p>
  if (documents.length === 0) return <p>{t('listings:noDocuments')}</p>
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={document.id} className={styles.document} lang={document.lang}>
          <Document document={document} />
        </li>
      ))}
    </ul>
  )
}

/** Its name, and at the end of the line what opens or how it is had. */
function Document({ document: { name, lang, kind, href, byRequest } }: { document: DocumentLink }) {
  const { t, locale } = useText()
  if (href)
    return (
      <>
        <a href={href}>{name}</a> {kind && <span className={styles.way}>{kind}</span>}
      </>
    )
  return (
    <>
      <span>{name}</span>{' '}
      {byRequest && (
        <a href="#document-request" lang={lang && locale} className={styles.way}>
          {t('listings:documentByRequest')}
        </a>
      )}
    </>
  )
}
