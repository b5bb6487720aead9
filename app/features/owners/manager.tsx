import type { OwnListing } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './own-listing.module.css'

/** The agent who looks after the listing, and how to reach them (O4). */
export function Manager({
  manager: { name, licence, phone, phoneHref, email },
}: Pick<OwnListing, 'manager'>) {
  const { t } = useText()
  return (
    <aside className={styles.manager} aria-labelledby="manager">
      <h2 id="manager">{t('owners:listing.manager.title')}</h2>
      <p className={styles.name}>{name}</p>
      {licence && <p className={styles.quiet}>{licence}</p>}
      <a href={phoneHref} className="button">
        <Icon name="phone" />
        {t('owners:listing.manager.call', { phone })}
      </a>
      <a href={`mailto:${email}`} className="button">
        <Icon name="mail" />
        {t('owners:listing.manager.write', { email })}
      </a>
    </aside>
  )
}
