import { Prose } from '~/features/content/public'
import { Picture } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { localeTags } from '~/kernel/locale'
import { SnapRow } from '~/ui/snap-row/snap-row'
import type { Testimonial } from './testimonial'
import styles from './testimonial-list.module.css'
import { hostOf } from './web-address'

type TestimonialListProps = {
  testimonials: Testimonial[]
  verification: string
  /** On a phone they are a row to swipe, which the keyboard has to reach. */
  row?: boolean
}

/** Testimonials in a responsive grid, with what the law wants said of how they are verified. */
export function TestimonialList({ testimonials, verification, row = false }: TestimonialListProps) {
  const { t } = useText()
  if (testimonials.length === 0) return <p>{t('testimonials:none')}</p>
  const list = (
    <ul
      className={styles.list}
      tabIndex={row ? 0 : undefined}
      aria-label={row ? t('testimonials:row') : undefined}
    >
      {testimonials.map((one) => (
        <li key={one.key} className={styles.item}>
          <TestimonialView testimonial={one} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <p>{verification}</p>
      {row ? <SnapRow>{list}</SnapRow> : list}
    </>
  )
}

/** One testimonial: its text, then its author and date. */
export function TestimonialView({ testimonial }: { testimonial: Testimonial }) {
  const { t } = useText()
  const { name, about, website, comment, html, day, picture, lang } = testimonial
  return (
    <figure className={styles.testimonial}>
      <blockquote className={styles.words} lang={lang}>
        {html ? <Prose html={html} /> : <p className={styles.comment}>{comment}</p>}
      </blockquote>
      <figcaption className={styles.author}>
        {picture && (
          <span className={styles.picture}>
            <Picture picture={picture} sizes="64px" widths={[100, 250]} ratio="4:3" />
          </span>
        )}
        <span className={styles.who}>
          <strong>{name}</strong>
          {about && <span lang={lang}>{about}</span>}
          {website && (
            <a href={website} target="_blank" rel="nofollow ugc noopener">
              {hostOf(website)}
              <span className="visually-hidden"> ({t('ui:newTab')})</span>
            </a>
          )}
          {day && <Day day={day} />}
        </span>
      </figcaption>
    </figure>
  )
}

function Day({ day }: { day: string }) {
  const { locale } = useText()
  const format = new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <time dateTime={day} className={styles.day}>
      {format.format(new Date(`${day}T00:00:00Z`))}
    </time>
  )
}
