import type { Locale } from '~/kernel/locale'
import styles from './storey-list.module.css'
import type { Storey } from './storeys'

type StoreyListProps = {
  storeys: Storey[]
  /** Language of the rooms' names, if it is not the page's. */
  lang: Locale | undefined
}

/** Rooms with their surfaces, one list a floor (D2). */
export const StoreyList = ({ storeys, lang }: StoreyListProps) => (
  <div className={styles.storeys}>
    {storeys.map(({ title, rooms }) => (
      <div key={title ?? ''} className={styles.storey}>
        {title && <h3 className={styles.title}>{title}</h3>}
        <dl className={styles.rooms}>
          {rooms.map(({ name, area }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have one name
            <div key={index} className={styles.room}>
              <dt lang={lang}>{name}</dt>
              <dd>{area}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </div>
)
