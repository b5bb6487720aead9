import styles from './card-more.module.css'

/** Says at the end of a card that it leads on. The whole card does, by its title, which is what is read aloud. */
export const CardMore = ({ text }: { text: string }) => (
  <span className={styles.more} aria-hidden="true">
    {text}
  </span>
)
