import { Form } from 'react-router'
import { useText } from '~/i18n/use-text'
import { formatInstant } from '~/kernel/day'
import { endSessionForm } from './account-forms'
import styles from './portal.module.css'

/** A browser that the owner is logged in with. */
type ShownSession = { id: string; device: string; startedAt: Date; seenAt: Date; isHere: boolean }

/** Where the owner is logged in, and the buttons that end it there, or everywhere. */
export function SessionList({ sessions }: { sessions: ShownSession[] }) {
  const { t } = useText()
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <Form method="post">
        <button type="submit" name="form" value="everywhere" className="button">
          {t('owners:account.sessions.everywhere')}
        </button>
      </Form>
    </>
  )
}

/** The session of this browser ends by the button in the navigation. */
function SessionRow({ session: { id, startedAt, seenAt, isHere, ...session } }: { session: ShownSession }) {
  const { t, locale } = useText()
  const device = session.device || t('owners:device.unknown')
  return (
    <li>
      <strong>{device}</strong>
      {isHere && ` (${t('owners:account.sessions.this')})`}
      <br />
      <span className={styles.quiet}>
        {t('owners:account.sessions.since', { when: formatInstant(startedAt, locale) })};{' '}
        {t('owners:account.sessions.seen', { when: formatInstant(seenAt, locale) })}
      </span>
      {!isHere && (
        <Form method="post">
          <input type="hidden" name="form" value={endSessionForm.name} />
          <input type="hidden" name="session" value={id} />
          <button type="submit" className="button">
            {t('owners:account.sessions.end', { device })}
          </button>
        </Form>
      )}
    </li>
  )
}
