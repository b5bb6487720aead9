import { Link } from 'react-router'
import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import styles from './own-listing.module.css'
import { PortalNav } from './portal-nav'

/** A listing that is not the owner's, or that does not exist: nobody learns which. */
export function ListingNotFound() {
  const { t, locale } = useText()
  return (
    <div className={`content ${styles.page}`}>
      <PortalNav here="portal.listing" />
      <h1>{t('ui:notFound.title')}</h1>
      <p>
        <Link to={pathTo(locale, 'portal')} className="button">
          {t('owners:portal.title')}
        </Link>
      </p>
    </div>
  )
}
