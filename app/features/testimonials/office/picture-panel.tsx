import { officePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import type { ActAnswer } from '~/kernel/office/act-answer'
import type { FormShape } from '~/kernel/office/form-shape'
import { ActForm } from '~/ui/office/act-form'
import { Panel } from '~/ui/office/panel'
import styles from './testimonials.module.css'

type PicturePanelProps = {
  testimonial: { id: number; isPictureShown: boolean }
  shape: FormShape | undefined
  answer: ActAnswer | undefined
}

/** The picture that came with it, and whether it is shown. */
export function PicturePanel({ testimonial: { id, isPictureShown }, shape, answer }: PicturePanelProps) {
  const { t } = useText()
  return (
    <Panel
      title={t('testimonials-office:picture.title')}
      intro={t(`testimonials-office:picture.${isPictureShown ? 'shown' : 'out'}`)}
    >
      <img
        src={`${officePath('testimonials.testimonial', { id })}picture.jpeg`}
        alt={t('testimonials-office:picture.alt')}
        className={isPictureShown ? styles.picture : `${styles.picture} ${styles.out}`}
      />
      {shape && (
        <ActForm
          shape={shape}
          texts={{}}
          values={{ shown: isPictureShown ? 'no' : 'yes' }}
          answer={answer && { ...answer, values: {} }}
          send={t(`testimonials-office:picture.${isPictureShown ? 'leaveOut' : 'show'}`)}
          look="usual"
        />
      )}
    </Panel>
  )
}
