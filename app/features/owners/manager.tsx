import { Face } from '~/features/content/public'
import type { OwnListing } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './manager.module.css'

/** The agent who looks after the listing, and how to reach them (O4). */
export function Manager({
  manager: { name, licence, phone, phoneHref, email, person },
}: Pick<OwnListing, 'manager'>) {
  const { t } = useText()
  return (
    <aside className={styles.manager} aria-labelledby="manager">
      <h2 id="manager">{t('owners:listing.manager.title')}</h2>
      <div className={styles.person}>
        {person && <Face person={person} size="small" />}
        <div>
          <p className={styles.name}>{name}</p>
          {person?.role && <p className={styles.quiet}>{person.role}</p>}
          {person?.languages && <p className={styles.quiet}>{person.languages}</p>}
          {licence && <p className={styles.quiet}>{licence}</p>}
        </div>
      </div>
      <a href={phoneHref} className="button">
        <Icon name="phone" />
        {t('owners:listing.manager.call', { phone })}
      </a>
      <a href={`mailto:${email}`} className="button">
        <Icon name="mail" />
        <span className={styles.address}>{t('owners:listing.manager.write', { email })}</span>
      </a>
    </aside>
  )
}
