import type { PictureSource } from '~/features/media/public'
import { Picture } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { SnapRow } from '~/ui/snap-row/snap-row'
import { EnlargeButton } from './enlarge-button'
import styles from './floor-plans.module.css'
import { Lightbox } from './lightbox'

const id = 'floor-plans'

/** Shows floor plans side by side, uncropped and with captions; each opens in the lightbox (D2). */
export function FloorPlans({ pictures }: { pictures: PictureSource[] }) {
  const { t } = useText()
  return (
    <div data-gallery="">
      <SnapRow>
        <ul className={styles.plans}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <EnlargeButton picture={picture} index={index} opens={id} className={styles.plan}>
                <Picture picture={picture} sizes="(min-width: 767px) 420px, 92vw" widths={[400, 600, 1360]} />
                {/* Hidden from screen readers, which have announced it already. */}
                <span className={styles.name} lang={picture.lang} aria-hidden="true">
                  {picture.alt}
                </span>
              </EnlargeButton>
            </li>
          ))}
        </ul>
      </SnapRow>
      <Lightbox pictures={pictures} id={id} label={t('listings:floorPlans')} />
    </div>
  )
}
