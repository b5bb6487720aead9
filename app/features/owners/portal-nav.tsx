import { Form, Link } from 'react-router'
import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import styles from './portal-nav.module.css'

/** The ways through the portal, and out of it. */
export function PortalNav({ here }: { here: 'portal' | 'portal.account' | 'portal.listing' }) {
  const { t, locale } = useText()
  const current = (name: typeof here) => (here === name ? ('page' as const) : undefined)
  return (
    <nav className={styles.nav} aria-label={t('owners:portal.nav')}>
      <Link to={pathTo(locale, 'portal')} aria-current={current('portal')}>
        {t('owners:portal.title')}
      </Link>
      <Link to={pathTo(locale, 'portal.account')} aria-current={current('portal.account')}>
        {t('owners:portal.account')}
      </Link>
      <Form method="post" action={pathTo(locale, 'login')}>
        <button type="submit" name="form" value="out">
          {t('accounts:login.out')}
        </button>
      </Form>
    </nav>
  )
}
