import type { Locale } from '~/kernel/locale'
import { PhoneFold } from '~/ui/fold/phone-fold'
import styles from './storey-list.module.css'
import type { Storey } from './storeys'

type StoreyListProps = {
  storeys: Storey[]
  /** Language of the rooms' names, if it is not the page's. */
  lang: Locale | undefined
}

/** Rooms with their surfaces, one list a floor; the floors of a house are folded on a phone (D2). */
export const StoreyList = ({ storeys, lang }: StoreyListProps) => (
  <div className={styles.storeys}>
    {storeys.map(({ title, rooms }) =>
      title ? (
        <PhoneFold key={title} title={title} heading="h3">
          <Rooms rooms={rooms} lang={lang} />
        </PhoneFold>
      ) : (
        <Rooms key="" rooms={rooms} lang={lang} />
      ),
    )}
  </div>
)

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
