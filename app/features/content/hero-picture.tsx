import { Picture, type PictureSource } from '~/features/media/public'
import styles from './home.module.css'

/** The picture that fills the first screen; the one a visitor waits for. */
export function HeroPicture({ picture }: { picture: PictureSource }) {
  return (
    <div className={styles.heroPicture}>
      <Picture picture={picture} sizes="100vw" widths={[600, 1360, 1920]} priority />
    </div>
  )
}
