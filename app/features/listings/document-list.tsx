import { useText } from '~/i18n/use-text'
import type { SaidDocument } from './page-parts.server'

/** The documents by name, or that there are none (D4). */
export function DocumentList({ documents }: { documents: SaidDocument[] }) {
  const { t } = useText()
  if (documents.length === 0) return <p>{t('listings:noDocuments')}</p>
  return (
    <ul className="prose">
      {documents.map(({ id, name, lang }) => (
        <li key={id} lang={lang}>
          {name}
        </li>
      ))}
    </ul>
  )
}
