import { initialsIn } from '~/ui/face/initials'
import styles from './face.module.css'

type FaceProps = {
  name: string
  /** Address of their picture. */
  picture?: string | undefined
  isLarge?: boolean
}

/** A member's picture, or the letters of their name; the name itself stands beside it. */
export function Face({ name, picture, isLarge = false }: FaceProps) {
  const look = isLarge ? `${styles.face} ${styles.large}` : styles.face
  return picture ? (
    <img src={picture} alt="" className={look} />
  ) : (
    <span className={look} aria-hidden="true">
      {initialsIn(name)}
    </span>
  )
}
