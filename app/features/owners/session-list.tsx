import { Form } from 'react-router'
import { useText } from '~/i18n/use-text'
import { formatInstant } from '~/kernel/day'
import styles from './portal.module.css'

/** A browser that the owner is logged in with. */
type ShownSession = { device: string; startedAt: Date; seenAt: Date; isHere: boolean }

/** Where the owner is logged in, and the button that ends it everywhere. */
export function SessionList({ sessions }: { sessions: ShownSession[] }) {
  const { t, locale } = useText()
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map(({ device, startedAt, seenAt, isHere }) => (
          <li key={startedAt.getTime()}>
            <strong>{device || t('owners:device.unknown')}</strong>
            {isHere && ` (${t('owners:account.sessions.this')})`}
            <br />
            <span className={styles.quiet}>
              {t('owners:account.sessions.since', { when: formatInstant(startedAt, locale) })};{' '}
              {t('owners:account.sessions.seen', { when: formatInstant(seenAt, locale) })}
            </span>
          </li>
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
