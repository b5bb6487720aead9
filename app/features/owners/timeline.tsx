import type { OwnListing } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay, formatInstant } from '~/kernel/day'
import { languageName } from '~/kernel/language-name'
import { Fold } from '~/ui/fold/fold'
import { Icon, type IconName } from '~/ui/shell/icon'
import { describeEntry } from './describe-entry'
import type { TimelineEntry } from './report'
import styles from './timeline.module.css'

/** Entries shown at first; older ones fold if there are at least `leastFolded`. */
const openEntries = 4
const leastFolded = 3

type TimelineProps = { entries: TimelineEntry[]; goal: OwnListing['goal'] }

/** What happened around a listing, newest first, back to its first day (O2). */
export function Timeline({ entries, goal }: TimelineProps) {
  const { t } = useText()
  const shown = entries.length < openEntries + leastFolded ? entries.length : openEntries
  const [open, folded] = [entries.slice(0, shown), entries.slice(shown)]
  const isQuiet = !entries.some(({ kind }) => kind === 'history')
  return (
    <>
      <p className={styles.quiet}>
        {t(isQuiet ? 'owners:listing.history.none' : 'owners:listing.history.privacy')}
      </p>
      <Entries entries={open} goal={goal} />
      {folded.length > 0 && (
        <Fold title={t('owners:timeline.older', { count: folded.length })}>
          <Entries entries={folded} goal={goal} />
        </Fold>
      )}
    </>
  )
}

function Entries({ entries, goal }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry.key} data-kind={entry.kind}>
          <span className={styles.sign}>
            <Icon name={iconOf(entry)} />
          </span>
          <Entry entry={entry} goal={goal} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry, goal }: { entry: TimelineEntry; goal: OwnListing['goal'] }) {
  const { t, locale } = useText()
  if (entry.kind === 'history')
    return <HistoryPoint entry={entry.entry} what={describeEntry(t, entry, goal)} />
  return (
    <div className={styles.entry}>
      <p className={styles.when}>
        <time dateTime={brusselsDay(entry.at)}>{formatDay(brusselsDay(entry.at), locale)}</time>
      </p>
      <p className={styles.what}>{describeEntry(t, entry, goal)}</p>
    </div>
  )
}

type HistoryPointProps = { entry: Extract<TimelineEntry, { kind: 'history' }>['entry']; what: string }

/** What somebody asked or booked: when, what, who by their initials, in which words, and what became of it. */
function HistoryPoint({ entry, what }: HistoryPointProps) {
  const { t, locale } = useText()
  const { at, subject, answers, comment, lang, status } = entry
  return (
    <div className={styles.entry}>
      <p className={styles.when}>
        <time dateTime={at.toISOString()}>{formatInstant(at, locale)}</time>
        <span className={styles.status}>{status}</span>
      </p>
      <div>
        <p className={styles.what}>{what}</p>
        {subject && <p>{subject}</p>}
      </div>
      {(answers || comment) && (
        <div className={styles.said}>
          {answers && <p className={styles.comment}>{answers}</p>}
          {comment && (
            <blockquote className={styles.comment}>
              <span lang={lang}>{comment}</span>
              {lang && (
                <small className={styles.language}>
                  {t('owners:timeline.remarkIn', { language: languageName(lang, locale) })}
                </small>
              )}
            </blockquote>
          )}
        </div>
      )}
    </div>
  )
}

function iconOf(entry: TimelineEntry): IconName {
  switch (entry.kind) {
    case 'history':
      return ({ question: 'mail', documents: 'pictures', viewing: 'calendar' } as const)[entry.entry.kind]
    case 'price':
      return 'calculator'
    case 'state':
      return 'arrow'
    case 'mails':
      return 'bell'
    case 'start':
      return 'pin'
  }
}
