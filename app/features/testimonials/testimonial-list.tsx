import { Prose } from '~/features/content/public'
import { acrossPhone, Picture } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { formatDay } from '~/kernel/day'
import { languageName } from '~/kernel/language-name'
import type { Locale } from '~/kernel/locale'
import { initialsIn } from '~/ui/face/initials'
import { Monogram } from '~/ui/face/monogram'
import { SnapRow } from '~/ui/snap-row/snap-row'
import type { Testimonial } from './testimonial'
import styles from './testimonial-list.module.css'
import { hostOf } from './web-address'

type TestimonialListProps = {
  testimonials: Testimonial[]
  verification: string
  /** All of them on a page of their own, where one leads. */
  isWhole?: boolean
  /** On a phone they are a row to swipe, which the keyboard has to reach. */
  row?: boolean
}

/** Testimonials in a responsive grid, then what the law wants said of how they are verified. */
export function TestimonialList({
  testimonials,
  verification,
  isWhole = false,
  row = false,
}: TestimonialListProps) {
  const { t } = useText()
  if (testimonials.length === 0) return <p>{t('testimonials:none')}</p>
  const lead = isWhole ? leadOf(testimonials) : undefined
  const listed = testimonials.filter((one) => one !== lead)
  const list = listed.length > 0 && (
    <ul
      className={styles.list}
      tabIndex={row ? 0 : undefined}
      aria-label={row ? t('testimonials:row') : undefined}
    >
      {listed.map((one) => (
        <li key={one.key} className={styles.item}>
          <TestimonialView testimonial={one} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {lead && (
        <div className={styles.lead}>
          <TestimonialView testimonial={lead} isLead />
        </div>
      )}
      {row ? <SnapRow>{list}</SnapRow> : list}
      <p className={styles.checked}>
        {isWhole && `${t('testimonials:count', { count: testimonials.length })} `}
        {verification}
      </p>
    </>
  )
}

/** The first in the language of the page that has a home to show, else the first. */
const leadOf = (testimonials: readonly Testimonial[]): Testimonial | undefined =>
  testimonials.find(({ listing, lang }) => listing?.picture && !lang) ?? testimonials[0]

type TestimonialViewProps = {
  testimonial: Testimonial
  /** The first of a page, larger than the others. */
  isLead?: boolean
}

/** One testimonial: its text, then its author and date; beside it the listing that it is about. */
export function TestimonialView({ testimonial, isLead = false }: TestimonialViewProps) {
  const { name, about, website, comment, html, answer, day, picture, lang, listing } = testimonial
  const beside = isLead && listing?.picture ? listing : undefined
  const below = beside ? undefined : listing
  return (
    <div className={styles.testimonial} data-lead={isLead ? '' : undefined}>
      {beside?.picture && (
        <a href={beside.href} className={styles.home}>
          <Picture
            picture={{ ...beside.picture, alt: '' }}
            sizes={`(min-width: 1280px) 560px, (min-width: 767px) 44vw, ${acrossPhone}`}
            widths={[400, 600, 1360]}
            ratio="3:2"
          />
          <span className={styles.title}>{beside.title}</span>
        </a>
      )}
      <div className={styles.said}>
        <figure className={styles.quote}>
          <blockquote className={styles.words} lang={lang}>
            {html ? <Prose html={html} /> : <p className={styles.comment}>{comment}</p>}
          </blockquote>
          <figcaption className={styles.author}>
            {picture ? (
              <span className={styles.picture}>
                <Picture picture={picture} sizes="64px" widths={[100, 250]} ratio="4:3" />
              </span>
            ) : (
              !listing?.picture && <Monogram initials={initialsIn(name)} className={styles.leaf} />
            )}
            <span className={styles.who}>
              <strong>{name}</strong>
              {about && <span lang={lang}>{about}</span>}
              {website && <Website address={website} />}
              {day && <Day day={day} />}
              {lang && <WrittenIn lang={lang} />}
            </span>
          </figcaption>
        </figure>
        {(answer || below) && (
          <div className={styles.after}>
            {answer && <Answer text={answer} lang={lang} />}
            {below && <Home {...below} />}
          </div>
        )}
      </div>
    </div>
  )
}

/** The listing that it is about, below the words. */
const Home = ({ title, href, picture }: NonNullable<Testimonial['listing']>) => (
  <a href={href} className={styles.about}>
    {picture && <Picture picture={{ ...picture, alt: '' }} sizes="112px" widths={[250]} ratio="4:3" />}
    <span>{title}</span>
  </a>
)

/** What the agency answers, below what it answers to. */
function Answer({ text, lang }: { text: string; lang: Testimonial['lang'] }) {
  const { t, locale } = useText()
  return (
    <div className={styles.answer}>
      <strong>
        {lang
          ? t('testimonials:answerIn', { language: languageName(lang, locale) })
          : t('testimonials:answer')}
      </strong>
      <p lang={lang} className={styles.comment}>
        {text}
      </p>
    </div>
  )
}

function Website({ address }: { address: string }) {
  const { t } = useText()
  return (
    <a href={address} target="_blank" rel="nofollow ugc noopener">
      {hostOf(address)}
      <span className="visually-hidden"> ({t('ui:newTab')})</span>
    </a>
  )
}

/** That these words are in another language than the page, so that nobody takes them for a mistake. */
function WrittenIn({ lang }: { lang: Locale }) {
  const { t, locale } = useText()
  return (
    <span className={styles.day}>
      {t('testimonials:writtenIn', { language: languageName(lang, locale) })}
    </span>
  )
}

function Day({ day }: { day: string }) {
  const { locale } = useText()
  return (
    <time dateTime={day} className={styles.day}>
      {formatDay(day, locale)}
    </time>
  )
}
