import { useText } from '~/i18n/use-text'
import { ShellLink } from '~/ui/shell/shell-link'
import styles from './valuation-offer.module.css'

/** Offers a valuation beside a listing that is sold or let. @param href - of the page of valuations, if there is one */
export function ValuationOffer({ href }: { href: string | undefined }) {
  const { t } = useText()
  if (!href) return null
  return (
    <aside className={styles.band}>
      <p>
        <strong>{t('listings:closed.own')}</strong> {t('listings:closed.ownText')}
      </p>
      <ShellLink href={href} className="button">
        {t('listings:closed.ownButton')}
      </ShellLink>
    </aside>
  )
}
