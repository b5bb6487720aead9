import type { OwnListing } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay, formatInstant } from '~/kernel/day'
import { Fold } from '~/ui/fold/fold'
import { Icon, type IconName } from '~/ui/shell/icon'
import { describeState } from './describe-state'
import type { TimelineEntry } from './report'
import styles from './timeline.module.css'

/** Entries in the open; older ones fold. */
const openEntries = 8

type TimelineProps = { entries: TimelineEntry[]; goal: OwnListing['goal'] }

/** What happened around a listing, newest first, back to its first day (O2). */
export function Timeline({ entries, goal }: TimelineProps) {
  const { t } = useText()
  const [open, folded] = [entries.slice(0, openEntries), entries.slice(openEntries)]
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
  if (entry.kind === 'history') return <HistoryPoint entry={entry.entry} />
  return (
    <div>
      <p className={styles.when}>
        <time dateTime={brusselsDay(entry.at)}>{formatDay(brusselsDay(entry.at), locale)}</time>
      </p>
      <p className={styles.what}>{sentenceOf(entry)}</p>
    </div>
  )

  function sentenceOf(one: Exclude<TimelineEntry, { kind: 'history' }>): string {
    switch (one.kind) {
      case 'price':
        return one.before
          ? t('owners:timeline.price', { before: one.before, price: one.price })
          : t('owners:timeline.firstPrice', { price: one.price })
      case 'state':
        return t('owners:timeline.state', { state: describeState(t, { state: one.state, goal }) })
      case 'mails':
        return t('owners:timeline.mails', { count: one.count })
      case 'start':
        return t('owners:timeline.start')
    }
  }
}

/** What somebody asked or booked: when, what, who by their initials, in which words, and what became of it. */
function HistoryPoint({ entry }: { entry: Extract<TimelineEntry, { kind: 'history' }>['entry'] }) {
  const { locale } = useText()
  const { at, type, contact, subject, comment, status } = entry
  return (
    <div>
      <p className={styles.when}>
        <time dateTime={at.toISOString()}>{formatInstant(at, locale)}</time>
        <span className={styles.status}>{status}</span>
      </p>
      <p className={styles.what}>
        {type}
        {contact && ` · ${contact}`}
      </p>
      {subject && <p>{subject}</p>}
      {comment && <blockquote className={styles.comment}>{comment}</blockquote>}
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
