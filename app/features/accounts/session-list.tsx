import { Form } from 'react-router'
import { useText } from '~/i18n/use-text'
import { formatInstant } from '~/kernel/day'
import { endSessionForm } from './account-forms'
import styles from './account-parts.module.css'

/** A browser that somebody is logged in with. */
export type ShownSession = { id: string; device: string; startedAt: Date; seenAt: Date; isHere: boolean }

/** Where somebody is logged in, and the buttons that end it there, or everywhere. */
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
          {t('accounts:sessions.everywhere')}
        </button>
      </Form>
    </>
  )
}

/** The session of this browser ends by the button in the navigation. */
function SessionRow({ session: { id, startedAt, seenAt, isHere, ...session } }: { session: ShownSession }) {
  const { t, locale } = useText()
  const device = session.device || t('accounts:device.unknown')
  return (
    <li>
      <strong>{device}</strong>
      {isHere && ` (${t('accounts:sessions.this')})`}
      <br />
      <span className={styles.quiet}>
        {t('accounts:sessions.since', { when: formatInstant(startedAt, locale) })};{' '}
        {t('accounts:sessions.seen', { when: formatInstant(seenAt, locale) })}
      </span>
      {!isHere && (
        <Form method="post">
          <input type="hidden" name="form" value={endSessionForm.name} />
          <input type="hidden" name="session" value={id} />
          <button type="submit" className="button">
            {t('accounts:sessions.end', { device })}
          </button>
        </Form>
      )}
    </li>
  )
}
