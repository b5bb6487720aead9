import { acrossPhone, Picture, type PictureSource } from '~/features/media/public'
import styles from './home.module.css'

/** The picture that fills the first screen, which loads first. Without one the background colour shows. */
export function HeroPicture({ picture }: { picture?: PictureSource }) {
  return (
    <div className={styles.heroPicture}>
      {picture && (
        <Picture
          picture={picture}
          sizes={`(min-width: 767px) 100vw, ${acrossPhone}`}
          widths={[600, 1360, 1920]}
          priority
        />
      )}
    </div>
  )
}
