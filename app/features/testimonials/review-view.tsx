import { useText } from '~/i18n/use-text'
import { MistakeBox } from '~/ui/mistake-box/mistake-box'
import styles from './review-view.module.css'
import type { Testimonial } from './testimonial'
import type { Decision } from './testimonial-link.server'
import { TestimonialView } from './testimonial-list'

type ReviewViewProps = {
  testimonial: Testimonial
  /** None of one on paper. */
  email: string | null
  picture: { src: string; width: number; height: number } | undefined
  /** Somebody else decided before the button was pressed. */
  isLate: boolean
  decisions: { decision: Decision; action: string }[]
}

/** A preview of the testimonial, and a button for each possible decision. */
export function ReviewView({ testimonial, email, picture, isLate, decisions }: ReviewViewProps) {
  const { t } = useText()
  return (
    <>
      {isLate && <MistakeBox>{t('testimonials:review.late')}</MistakeBox>}
      <div className={styles.decisions}>
        {decisions.map(({ decision, action }, index) => (
          <form key={decision} method="post" action={action}>
            <button type="submit" className={index === 0 ? 'button button-main' : 'button'}>
              {t(`testimonials:decision.${decision}`)}
            </button>
          </form>
        ))}
      </div>
      <div className={styles.testimonial}>
        <TestimonialView testimonial={testimonial} />
        {picture && <img {...picture} alt={t('testimonials:review.picture')} className={styles.picture} />}
        {email && (
          <p>
            {t('testimonials:review.from')} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </div>
    </>
  )
}
