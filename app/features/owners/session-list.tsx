import { useText } from '~/i18n/use-text'
import { formatInstant } from '~/kernel/day'
import styles from './portal.module.css'
import type { SessionRow } from './sessions.repo.server'

/** Where the owner is logged in, and the button that ends it everywhere. */
export function SessionList({ sessions, here }: { sessions: SessionRow[]; here: string }) {
  const { t, locale } = useText()
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, startedAt, seenAt }) => (
          <li key={id}>
            <strong>{device || t('owners:device.unknown')}</strong>
            {id === here && ` (${t('owners:account.sessions.this')})`}
            <br />
            <span className={styles.quiet}>
              {t('owners:account.sessions.since', { when: formatInstant(startedAt, locale) })};{' '}
              {t('owners:account.sessions.seen', { when: formatInstant(seenAt, locale) })}
            </span>
          </li>
        ))}
      </ul>
      <form method="post">
        <button type="submit" name="form" value="everywhere" className="button">
          {t('owners:account.sessions.everywhere')}
        </button>
      </form>
    </>
  )
}
