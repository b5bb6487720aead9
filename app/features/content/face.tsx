import { Picture } from '~/features/media/public'
import { Monogram } from '~/ui/face/monogram'
import styles from './face.module.css'
import type { Person } from './person'

type FaceProps = {
  person: Pick<Person, 'initials' | 'portrait'>
  size: 'small' | 'large'
}

/** A person's portrait, or their initials in a leaf; their name stands beside it. */
export function Face({ person: { initials, portrait }, size }: FaceProps) {
  return (
    <div className={styles.face} data-size={size}>
      {portrait ? (
        <Picture
          picture={portrait}
          sizes={size === 'large' ? '(min-width: 1280px) 200px, (min-width: 767px) 160px, 96px' : '72px'}
          widths={size === 'large' ? [250, 400] : [100, 250]}
        />
      ) : (
        <Monogram initials={initials} />
      )}
    </div>
  )
}
