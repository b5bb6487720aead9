import type { PictureSource } from '~/features/media/public'
import { acrossPhone, Picture, PicturePlaceholder } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import type { ListingCard } from '../card/listing-card'
import { EnlargeButton } from './enlarge-button'
import styles from './gallery.module.css'
import { Lightbox } from './lightbox'

type GalleryProps = {
  pictures: PictureSource[]
  /** Unique on the page. */
  id: string
  ribbon?: ListingCard['ribbon']
}

/** Pictures that a phone swipes through; the lightbox has all of them. */
const swiped = 12
/** Pictures of the mosaic on a wider screen; `gallery.module.css` lays out as many. */
export const mosaicPictures = 5

/**
 * Pictures to swipe through on a phone, a mosaic of up to five on a wider screen; each opens all of them over the whole
 * screen (D2). Opening, closing and swiping are native; script adds arrows and opens at the chosen picture.
 */
export function Gallery({ pictures, id, ribbon }: GalleryProps) {
  const { t } = useText()
  const shown = pictures.slice(0, swiped)
  if (shown.length === 0) return <NoPictures ribbon={ribbon} />
  return (
    <div data-gallery="">
      <div className={styles.frame}>
        <div className={styles.mosaic} data-count={Math.min(shown.length, mosaicPictures)}>
          {shown.map((picture, index) => (
            <Tile key={picture.id} picture={picture} index={index} of={pictures.length} opens={id} />
          ))}
        </div>
        {ribbon && <Ribbon text={ribbon.text} />}
        <button type="button" popoverTarget={id} className={styles.all}>
          <Icon name="pictures" />
          {t('listings:allPictures', { count: pictures.length })}
        </button>
      </div>
      <Lightbox pictures={pictures} id={id} label={t('listings:pictures')} />
    </div>
  )
}

const sizes = {
  first: `(min-width: 1280px) 812px, (min-width: 767px) 64vw, ${acrossPhone}`,
  /** Alone beside the first, as high as it: wider than what shows of it. */
  second: `(min-width: 1200px) 600px, (min-width: 767px) 50vw, ${acrossPhone}`,
  next: `(min-width: 767px) 25vw, ${acrossPhone}`,
}

type TileProps = { picture: PictureSource; index: number; of: number; opens: string }

/** The first picture is the largest and usually the page's largest content, so it loads first. */
function Tile({ picture, index, of, opens }: TileProps) {
  const isFirst = index === 0
  const isLarge = isFirst || of === 2
  return (
    <EnlargeButton picture={picture} index={index} opens={opens} className={styles.tile}>
      <Picture
        picture={picture}
        sizes={isFirst ? sizes.first : isLarge ? sizes.second : sizes.next}
        widths={isLarge ? [400, 600, 1360] : [250, 400, 600]}
        ratio="4:3"
        priority={isFirst}
      />
      {of > 1 && <span className={styles.counter} data-count={`${index + 1} / ${of}`} />}
    </EnlargeButton>
  )
}

function NoPictures({ ribbon }: Pick<GalleryProps, 'ribbon'>) {
  const { t } = useText()
  return (
    <div className={styles.none}>
      <PicturePlaceholder label={t('listings:noPictures')} />
      <p className={styles.noneText}>{t('listings:noPictures')}</p>
      {ribbon && <Ribbon text={ribbon.text} />}
    </div>
  )
}

const Ribbon = ({ text }: { text: string }) => <span className={styles.ribbon}>{text}</span>
