import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { useText } from '~/i18n/use-text'
import { Badge } from '~/ui/office/badge'
import { DateTime } from '~/ui/office/date-time'
import type { ShownEntry } from './lead-page.server'
import styles from './leads.module.css'

type MailState = { id: number; state: 'queued' | 'sent' | 'failed' }
type LeadHistoryProps = { history: readonly ShownEntry[]; mails: readonly MailState[] }

const tones = { queued: 'info', sent: 'good', failed: 'bad' } as const

/** What was done with a lead, and by whom; of a mail, how far it came. */
export function LeadHistory({ history, mails }: LeadHistoryProps) {
  const { t } = useText()
  if (history.length === 0) return <p>{t('leads-office:history.none')}</p>
  return (
    <ol className={styles.history}>
      {history.map((entry) => (
        <li key={entry.id}>
          <p className={styles.who}>
            {entry.by ?? t(`leads-office:history.${entry.kind === 'appointment' ? 'visitor' : 'site'}`)}
            {' · '}
            <DateTime time={entry.at} />
            {entry.isCorrected && ` · ${t('leads-office:history.corrected')}`}
          </p>
          <MailState mail={mails.find(({ id }) => id === entry.mailId)} />
          <p>{whatOf(t, entry)}</p>
        </li>
      ))}
    </ol>
  )
}

/** How far a mail came, as the outbox says. */
function MailState({ mail }: { mail: MailState | undefined }) {
  const { t } = useText()
  return mail && <Badge tone={tones[mail.state]}>{t(`leads-office:answer.state.${mail.state}`)}</Badge>
}

function whatOf(t: Translate<TextKey>, { kind, text, before, after }: ShownEntry): string {
  if (kind === 'assignment') {
    const name = (facts: ShownEntry['before']) => facts?.agent ?? t('leads-office:history.nobody')
    return t('leads-office:history.agent', { before: name(before), after: name(after) })
  }
  if (kind === 'state')
    return t('leads-office:history.state', { before: stateOf(t, before), after: stateOf(t, after) })
  if (kind === 'appointment') return appointmentChange(t, before, after)
  if (kind === 'mail') return [t('leads-office:history.mail'), text].filter(Boolean).join('\n')
  return kind === 'call' ? t('leads-office:history.call', { text: text ?? '' }) : (text ?? '')
}

/** When it was, and when it is now. */
function appointmentChange(
  t: Translate<TextKey>,
  before: ShownEntry['before'],
  after: ShownEntry['after'],
): string {
  const times = { before: before?.starts ?? '', after: after?.starts ?? '' }
  return t(`leads-office:history.${after?.starts ? 'moved' : 'cancelled'}`, times)
}

/** A state with the day that it waits for, or what came of it. */
function stateOf(t: Translate<TextKey>, facts: ShownEntry['before']): string {
  const state = t(`leads-office:state.${facts?.state}` as TextKey)
  const more = facts?.outcome ? t(`leads-office:outcome.${facts.outcome}` as TextKey) : facts?.due
  return more ? `${state} (${more})` : state
}
