import { useText } from '~/i18n/use-text'
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
    <ul className="prose">
      {documents.map((document) => (
        <li key={document.id} lang={document.lang}>
          <Document document={document} />
        </li>
      ))}
    </ul>
  )
}

function Document({ document: { name, lang, kind, href, byRequest } }: { document: DocumentLink }) {
  const { t, locale } = useText()
  if (href)
    return (
      <>
        <a href={href}>{name}</a> {kind && `(${kind})`}
      </>
    )
  if (!byRequest) return name
  return (
    <>
      {name} –{' '}
      <a href="#document-request" lang={lang && locale}>
        {t('listings:documentByRequest')}
      </a>
    </>
  )
}
