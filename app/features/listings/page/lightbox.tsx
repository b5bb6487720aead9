import type { PictureSource } from '~/features/media/public'
import { Picture } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './lightbox.module.css'
import { StepButton } from './step-button'

type LightboxProps = {
  pictures: PictureSource[]
  id: string
  /** Accessible name of the pictures. */
  label: string
}

/**
 * Shows all pictures side by side over the whole screen; buttons open it by `id`. Without script it is a popover;
 * script opens it as a modal dialog, so that the keyboard focus stays inside.
 */
export function Lightbox({ pictures, id, label }: LightboxProps) {
  const { t } = useText()
  return (
    <dialog popover="auto" id={id} className={styles.lightbox} data-lightbox="" aria-label={label}>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        className={styles.close}
        aria-label={t('listings:closePictures')}
      >
        <Icon name="close" />
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable with the keyboard */}
      <ol className={styles.strip} tabIndex={0} data-strip="" aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={styles.slide}>
            <figure>
              <Picture picture={picture} sizes="100vw" widths={[600, 1360, 1920]} />
              <figcaption className={styles.caption}>
                <span lang={picture.lang}>{picture.alt}</span>{' '}
                <span className={styles.count}>
                  {index + 1} / {pictures.length}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
      <StepButton by={-1} label={t('listings:previousPicture')} className={styles.previous} />
      <StepButton by={1} label={t('listings:nextPicture')} className={styles.next} />
    </dialog>
  )
}
