import type { OwnListing } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import styles from './own-listing.module.css'

/** The documents of a listing, and which of them are public. */
export function DocumentList({ documents }: Pick<OwnListing, 'documents'>) {
  const { t } = useText()
  if (documents.length === 0) return <p className={styles.quiet}>{t('owners:listing.documents.none')}</p>
  return (
    <ul className={styles.documents}>
      {documents.map(({ id, name, lang, href, kind, isPublic }) => (
        <li key={id}>
          {href ? (
            <a href={href} lang={lang}>
              {name}
            </a>
          ) : (
            <span lang={lang}>{name}</span>
          )}{' '}
          <span className={styles.quiet}>
            ({kind && `${kind}, `}
            {isPublic ? t('owners:listing.documents.public') : t('owners:listing.documents.onRequest')})
          </span>
        </li>
      ))}
    </ul>
  )
}
