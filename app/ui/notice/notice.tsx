import styles from './notice.module.css'

/** Where the page says in a line what a visitor's act has done; read aloud, for it is there before it is filled. */
export const Notice = () => <div role="status" className={styles.notice} data-notice="" />
