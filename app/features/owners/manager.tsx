import { Face } from '~/features/content/public'
import type { OwnListing } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import { BottomBar } from '~/ui/bottom-bar/bottom-bar'
import { Icon } from '~/ui/shell/icon'
import styles from './manager.module.css'

type ManagerProps = { listing: Pick<OwnListing, 'manager' | 'card'> }

/** The agent who looks after the listing, and how to ask and to reach them (O4). */
export function Manager({ listing }: ManagerProps) {
  const { t } = useText()
  const { name, licence, phone, phoneHref, email, person } = listing.manager
  return (
    <aside className={styles.manager} aria-labelledby="manager">
      <div className={styles.person}>
        {person && <Face person={person} size="small" />}
        <div>
          <h2 id="manager">{t('owners:listing.manager.title')}</h2>
          <p className={styles.name}>{name}</p>
          {person?.role && <p className={styles.quiet}>{person.role}</p>}
          {person?.languages && <p className={styles.quiet}>{person.languages}</p>}
          {licence && <p className={styles.quiet}>{licence}</p>}
        </div>
      </div>
      <div className={styles.ways}>
        <a href={questionHref(listing)} className={`button button-main ${styles.ask}`}>
          <Icon name="mail" />
          {t('owners:listing.manager.ask')}
        </a>
        <a href={phoneHref} className={`button ${styles.call}`}>
          <Icon name="phone" />
          {t('owners:listing.manager.call', { phone })}
        </a>
        <a href={`mailto:${email}`} className={styles.address}>
          {t('owners:listing.manager.write', { email })}
        </a>
      </div>
    </aside>
  )
}

/** Question and call, at the lower edge of a phone and a tablet. */
export function ManagerBar({ listing }: ManagerProps) {
  const { t } = useText()
  const { phone, phoneHref } = listing.manager
  return (
    <BottomBar phoneHref={phoneHref} callLabel={t('owners:listing.manager.call', { phone })}>
      <a href={questionHref(listing)} className="button button-main">
        {t('owners:listing.manager.ask')}
      </a>
    </BottomBar>
  )
}

/** A mail that says which home it is about. */
function questionHref({ manager, card }: ManagerProps['listing']): string {
  return `mailto:${manager.email}?subject=${encodeURIComponent(`${card.title} (${card.id})`)}`
}
