import { Face } from '~/ui/office/face'
import styles from './members.module.css'

/** A member by face and name. */
export const MemberName = ({ name, pictureHref }: { name: string; pictureHref?: string | undefined }) => (
  <span className={styles.name}>
    <Face name={name} picture={pictureHref} />
    {name}
  </span>
)
