import { Link } from 'react-router'
import { Face } from '~/features/content/public'
import type { OwnListing } from '~/features/listings/public.server'
import { acrossPhone, cardPicture, Picture, PicturePlaceholder } from '~/features/media/public'
import { VisitTrend } from '~/features/visits/public'
import { useText } from '~/i18n/use-text'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import { Icon } from '~/ui/shell/icon'
import { describeNews } from './describe-news'
import { describePrice, describeState } from './describe-state'
import styles from './own-card.module.css'
import type { OwnWeek } from './own-report.server'
import { WeekSummary } from './week-summary'

type OwnCardProps = {
  listing: OwnListing
  /** What happened in the last seven days, and the visits of thirty. */
  week: OwnWeek
  href: string
  /** It has the latest news: what it leads to is the page's own action. */
  isFirst: boolean
}

/** A listing of the owner in their list: what happened last, then its week in figures. */
export function OwnCard({ listing, week, href, isFirst }: OwnCardProps) {
  const { t, locale } = useText()
  const { card, manager } = listing
  const news = week.latest && describeNews(t, week.latest, listing.goal)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {card.picture ? (
          <Picture
            picture={card.picture}
            sizes={`(width >= 1200px) 600px, (width >= 600px) 44vw, ${acrossPhone}`}
            {...cardPicture}
          />
        ) : (
          <PicturePlaceholder label={t('owners:listing.noPicture')} />
        )}
        <p className={styles.state}>{describeState(t, listing)}</p>
      </div>
      <div className={styles.name}>
        <p className={styles.quiet}>
          {card.zip} {card.city} · {t('owners:listing.reference', { id: card.id })}
        </p>
        <h2 className={styles.title}>
          <Link to={href}>{card.title}</Link>
        </h2>
        <p className={styles.price}>{describePrice(t, listing)}</p>
      </div>
      {week.latest && news && (
        <div className={styles.news}>
          <p className={styles.quiet}>
            {t('owners:portal.latest')} · {formatDay(brusselsDay(week.latest.at), locale)}
          </p>
          <p className={styles.happened}>{news.text}</p>
          {news.detail && <p className={styles.detail}>{news.detail}</p>}
        </div>
      )}
      <div className={styles.ways}>
        <Link to={href} className={isFirst ? 'button button-main' : 'button'}>
          {t('owners:portal.figures')}
        </Link>
      </div>
      <div className={styles.week}>
        <WeekSummary week={week} />
        <VisitTrend
          days={week.days}
          since={week.since}
          today={t('owners:portal.visitsToday', { count: week.today })}
        />
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
    </article>
  )
}
