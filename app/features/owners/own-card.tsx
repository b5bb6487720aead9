import { Link } from 'react-router'
import { Face } from '~/features/content/public'
import type { OwnListing } from '~/features/listings/public.server'
import { acrossPhone, cardPicture, Picture, PicturePlaceholder } from '~/features/media/public'
import { VisitTrend } from '~/features/visits/public'
import { useText } from '~/i18n/use-text'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import { formatNumber } from '~/kernel/numbers'
import { Icon } from '~/ui/shell/icon'
import { describeEntry } from './describe-entry'
import { describePrice, describeState } from './describe-state'
import styles from './own-card.module.css'
import type { OwnWeek } from './own-report.server'
import { Change } from './week-figures'

type OwnCardProps = {
  listing: OwnListing
  /** What happened in the last seven days, and the visits of thirty. */
  week: OwnWeek
  href: string
  /** It has the latest news: what its button leads to is the page's own action. */
  isFirst: boolean
}

/** A listing of the owner in their list. */
export function OwnCard({ listing, week, href, isFirst }: OwnCardProps) {
  const { t, locale } = useText()
  const { card, manager } = listing
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {card.picture ? (
          <Picture
            picture={card.picture}
            sizes={`(width >= 1000px) 620px, (width >= 600px) 26vw, ${acrossPhone}`}
            {...cardPicture}
          />
        ) : (
          <PicturePlaceholder label={t('owners:listing.noPicture')} />
        )}
        <p className={styles.state}>{describeState(t, listing)}</p>
      </div>
      <div className={styles.words}>
        <div className={styles.name}>
          <p className={styles.quiet}>
            {card.zip} {card.city} · {t('owners:listing.reference', { id: card.id })}
          </p>
          <h2 className={styles.title}>
            <Link to={href}>{card.title}</Link>
          </h2>
          <p className={styles.price}>{describePrice(t, listing)}</p>
        </div>
        <div className={styles.week}>
          <p className={styles.quiet}>{t('owners:week.title')}</p>
          <dl>
            {week.figures.map(({ name, count, before }) => (
              <div key={name}>
                <dt>{t(`owners:week.${name}`, { count })}</dt>
                <dd className={styles.count}>{formatNumber(count, locale)}</dd>
                {name === 'visits' && before !== undefined && <Change count={count} before={before} />}
              </div>
            ))}
          </dl>
        </div>
        {week.comparableFrom && (
          <p className={styles.quiet}>
            {t('owners:week.new', { day: formatDay(week.comparableFrom, locale) })}
          </p>
        )}
        <VisitTrend
          days={week.days}
          since={week.since}
          today={t('owners:portal.visitsToday', { count: week.today })}
        />
        {week.latest && (
          <p className={styles.latest}>
            <span className={styles.quiet}>
              {t('owners:portal.latest')} · {formatDay(brusselsDay(week.latest.at), locale)}
            </span>
            {describeEntry(t, week.latest, listing.goal)}
          </p>
        )}
        <div className={styles.ways}>
          <Link to={href} className={isFirst ? 'button button-main' : 'button'}>
            {t('owners:portal.figures')}
          </Link>
        </div>
        <div className={styles.manager}>
          {manager.person && <Face person={manager.person} size="small" />}
          <p>
            <span className={styles.quiet}>{t('owners:listing.manager.title')}</span>
            {manager.name}
          </p>
          <a href={manager.phoneHref} className="button">
            <Icon name="phone" />
            {t('owners:listing.manager.call', { phone: manager.phone })}
          </a>
        </div>
      </div>
    </article>
  )
}
