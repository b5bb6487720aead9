import type { PictureSource } from '~/features/media/public'
import { Picture, PicturePlaceholder } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './gallery.module.css'
import type { ListingCard } from './listing-card'

type GalleryProps = {
  pictures: PictureSource[]
  /** Unique on the page. */
  id: string
  ribbon?: ListingCard['ribbon']
}

/**
 * A mosaic of up to five pictures that opens all of them, one beside the other, over the whole screen (D2).
 * Opening, closing and swiping are the platform's own; script adds arrows and opens at the chosen picture.
 */
export function Gallery({ pictures, id, ribbon }: GalleryProps) {
  const { t } = useText()
  const shown = pictures.slice(0, 5)
  if (shown.length === 0) {
    return (
      <div className={styles.none}>
        <PicturePlaceholder label={t('listings:noPictures')} />
        <p className={styles.noneText}>{t('listings:noPictures')}</p>
        {ribbon && <Ribbon text={ribbon.text} />}
      </div>
    )
  }
  return (
    <div className={styles.gallery} data-gallery="">
      <div className={styles.mosaic} data-count={shown.length}>
        {shown.map((picture, index) => (
          <button
            key={picture.id}
            type="button"
            popoverTarget={id}
            className={styles.tile}
            data-open-picture={index}
            aria-label={t('listings:enlarge', { name: picture.alt })}
          >
            <Picture
              picture={picture}
              sizes={
                index === 0
                  ? '(min-width: 1280px) 812px, (min-width: 767px) 64vw, 100vw'
                  : '(min-width: 767px) 25vw, 50vw'
              }
              widths={index === 0 ? [400, 600, 1360] : [250, 400, 600]}
              ratio="4:3"
              priority={index === 0}
            />
          </button>
        ))}
        {ribbon && <Ribbon text={ribbon.text} />}
        <button type="button" popoverTarget={id} className={styles.all}>
          <Icon name="pictures" />
          {t('listings:allPictures', { count: pictures.length })}
        </button>
      </div>
      <div
        popover="auto"
        id={id}
        className={styles.lightbox}
        data-lightbox=""
        role="dialog"
        aria-label={t('listings:pictures')}
      >
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
        <ol className={styles.strip} tabIndex={0} data-strip="" aria-label={t('listings:pictures')}>
          {pictures.map((picture, index) => (
            <li key={picture.id} className={styles.slide}>
              <figure>
                <Picture picture={picture} sizes="100vw" widths={[600, 1360, 1920]} />
                <figcaption className={styles.caption}>
                  {picture.alt}{' '}
                  <span className={styles.count}>
                    {index + 1} / {pictures.length}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ol>
        <button
          type="button"
          className={styles.previous}
          data-step="-1"
          hidden
          aria-label={t('listings:previousPicture')}
        >
          <Icon name="arrow" />
        </button>
        <button
          type="button"
          className={styles.next}
          data-step="1"
          hidden
          aria-label={t('listings:nextPicture')}
        >
          <Icon name="arrow" />
        </button>
      </div>
    </div>
  )
}

const Ribbon = ({ text }: { text: string }) => <span className={styles.ribbon}>{text}</span>
