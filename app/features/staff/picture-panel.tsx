import { useText } from '~/i18n/use-text'
import type { ActAnswer } from '~/kernel/office/act-answer'
import type { FormShape } from '~/kernel/office/form-shape'
import { ActForm } from '~/ui/office/act-form'
import { Face } from '~/ui/office/face'
import { Panel } from '~/ui/office/panel'
import styles from './account.module.css'

type PicturePanelProps = {
  name: string
  picture: string | undefined
  change: FormShape
  remove: FormShape
  answer: ActAnswer | undefined
}

/** A member's own picture: another one, or none. */
export function PicturePanel({ name, picture, change, remove, answer }: PicturePanelProps) {
  const { t } = useText()
  const texts = { picture: { label: t('staff:account.pictureFile'), hint: t('staff:account.pictureHint') } }
  return (
    <Panel title={t('staff:account.picture')} intro={t('staff:account.pictureIntro')}>
      <div className={styles.picture}>
        <Face name={name} picture={picture} isLarge />
        <ActForm shape={change} texts={texts} answer={answer} send={t('staff:account.pictureSave')} />
      </div>
      {picture && (
        <ActForm
          shape={remove}
          texts={{}}
          answer={answer}
          send={t('staff:account.pictureOff')}
          look="usual"
        />
      )}
    </Panel>
  )
}
