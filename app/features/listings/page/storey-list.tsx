import { useText } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { PhoneFold } from '~/ui/fold/phone-fold'
import styles from './storey-list.module.css'
import type { Storey } from './storeys'

type StoreyListProps = {
  storeys: Storey[]
  /** Language of the rooms' names, if it is not the page's. */
  lang: Locale | undefined
}

/** Rooms with their surfaces, one list a floor; the floors of a house are one line to open on a phone (D2). */
export function StoreyList({ storeys, lang }: StoreyListProps) {
  const { t } = useText()
  const floors = (
    <div className={styles.storeys}>
      {storeys.map(({ title, rooms }) => (
        <div key={title ?? ''}>
          {title && <h3>{title}</h3>}
          <Rooms rooms={rooms} lang={lang} />
        </div>
      ))}
    </div>
  )
  if (!storeys.some(({ title }) => title)) return floors
  return (
    <PhoneFold title={t('listings:roomsAndAreas')} heading="h3" quiet>
      {floors}
    </PhoneFold>
  )
}

type RoomsProps = { rooms: Storey['rooms']; lang: Locale | undefined }

const Rooms = ({ rooms, lang }: RoomsProps) => (
  <dl className={styles.rooms}>
    {rooms.map(({ name, area }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have one name
      <div key={index} className={styles.room}>
        <dt lang={lang}>{name}</dt>
        <dd>{area}</dd>
      </div>
    ))}
  </dl>
)
