import { Link } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { DateTime } from '~/ui/office/date-time'
import { EmptyState } from '~/ui/office/empty-state'
import { Panel } from '~/ui/office/panel'
import type { ShownTime } from '~/ui/office/show-time'
import styles from './today.module.css'

type TestimonialsProps = {
  rows: readonly { id: number; at: ShownTime; name: string; comment: string; locale: Locale }[]
}

/** What clients wrote and the agency has not decided on. */
export function TodayTestimonials({ rows }: TestimonialsProps) {
  const { t } = useText()
  const title = t('office:today.testimonials.title')
  if (rows.length === 0)
    return (
      <Panel title={title}>
        <EmptyState
          icon="check"
          title={t('office:today.testimonials.none.title')}
          text={t('office:today.testimonials.none.text')}
        />
      </Panel>
    )
  return (
    <Panel
      title={title}
      actions={<Link to={`${officePath('testimonials')}?state=waiting`}>{t('office:today.all')}</Link>}
    >
      <ul className={styles.lines}>
        {rows.map(({ id, at, name, comment, locale }) => (
          <li key={id}>
            <p className={styles.split}>
              <Link to={officePath('testimonials.testimonial', { id })}>
                <b>{name}</b>
              </Link>
              <DateTime time={at} />
            </p>
            <p lang={locale} className={styles.comment}>
              {comment}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
