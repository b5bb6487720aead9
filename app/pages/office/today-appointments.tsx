import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import { telHref } from '~/kernel/phone'
import { EmptyState } from '~/ui/office/empty-state'
import { Panel } from '~/ui/office/panel'
import styles from './today.module.css'

type Appointment = {
  id: string
  kind: string
  isToday: boolean
  day: string
  times: string
  name: string
  phone: string
  place: string
  reference?: string
  /** The page of whoever comes. */
  person: string | undefined
}

/** Who comes, when and where, with the way there. */
export function TodayAppointments({ appointments }: { appointments: readonly Appointment[] }) {
  const { t } = useText()
  if (appointments.length === 0)
    return (
      <Panel title={t('office:today.appointments.title')}>
        <EmptyState
          icon="clock"
          title={t('office:today.appointments.none.title')}
          text={t('office:today.appointments.none.text')}
        />
      </Panel>
    )
  return (
    <Panel title={t('office:today.appointments.title')} intro={t('office:today.appointments.intro')}>
      <ul className={styles.lines}>
        {appointments.map((appointment) => (
          <li key={appointment.id} className={styles.appointment}>
            <AppointmentLine {...appointment} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function AppointmentLine({ kind, isToday, day, times, name, phone, place, reference, person }: Appointment) {
  const { t } = useText()
  return (
    <>
      <p className={styles.when}>
        <b>{isToday ? t('office:today.appointments.today') : day}</b> {times}
      </p>
      <div>
        <p>
          <b>{person ? <Link to={person}>{name}</Link> : name}</b>
        </p>
        <p>{[kind, reference].filter(Boolean).join(', ')}</p>
        {place && <p>{place}</p>}
        <p className={styles.ways}>
          {phone && <a href={telHref(phone)}>{phone}</a>}
          {place && (
            <a href={routeTo(place)} target="_blank" rel="noreferrer">
              {t('office:today.appointments.route')}
            </a>
          )}
        </p>
      </div>
    </>
  )
}

/** Opens the maps of a phone, or Google's in a browser. */
const routeTo = (place: string) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`
