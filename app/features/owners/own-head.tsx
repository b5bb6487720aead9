import { Link } from 'react-router'
import type { OwnListing } from '~/features/listings/public.server'
import { acrossPhone, Picture, PicturePlaceholder } from '~/features/media/public'
import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import { ChangeTable } from './change-table'
import { describeState } from './describe-state'
import styles from './own-head.module.css'
import { StateFacts } from './state-facts'

/** The listing at a glance: its picture, title, state and price. */
export function OwnHead({ listing }: { listing: OwnListing }) {
  const { t, locale } = useText()
  const { card, isWithdrawn, manager } = listing
  const subject = encodeURIComponent(`${card.title} (${card.id})`)
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        {card.picture ? (
          <Picture
            picture={card.picture}
            sizes={`(min-width: 1280px) 740px, (min-width: 1000px) 58vw, (min-width: 767px) 100vw, ${acrossPhone}`}
            widths={[400, 600, 1360]}
            ratio="3:2"
            priority
          />
        ) : (
          <PicturePlaceholder label={t('owners:listing.noPicture')} />
        )}
        <p className={styles.state}>{describeState(t, listing)}</p>
      </div>
      <div className={styles.words}>
        <p className={styles.quiet}>
          <Link to={pathTo(locale, 'portal')}>{t('owners:portal.title')}</Link> ·{' '}
          {t('owners:listing.reference', { id: card.id })}
        </p>
        <h1>{card.title}</h1>
        <section aria-labelledby="state">
          <h2 id="state">{t('owners:listing.state.title')}</h2>
          <StateFacts listing={listing} />
          <ChangeTable {...listing} />
        </section>
        {isWithdrawn ? (
          <p>{t('owners:listing.withdrawn')}</p>
        ) : (
          <p className={styles.ways}>
            <a href={`mailto:${manager.email}?subject=${subject}`} className="button button-main">
              <Icon name="mail" />
              {t('owners:listing.manager.ask', { name: manager.name })}
            </a>
            <a href={card.href} className="button">
              <Icon name="arrow" />
              {t('owners:listing.public')}
            </a>
          </p>
        )}
      </div>
    </header>
  )
}
