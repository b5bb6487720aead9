import { useText } from '~/i18n/use-text'
import { Badge, type Tone } from '~/ui/office/badge'
import type { MailProblem } from './mail-problem'
import styles from './outbox.module.css'
import type { MailState } from './outbox-filter'

const tones: Record<MailState, Tone> = { queued: 'info', sent: 'good', failed: 'bad' }

/** How far a mail came, and in a few words why no further. */
export function MailStateBadge({ state, problem }: { state: MailState; problem?: MailProblem | undefined }) {
  const { t } = useText()
  return (
    <>
      <Badge tone={state === 'queued' && problem ? 'warn' : tones[state]}>
        {t(`mail-office:state.${state}`)}
      </Badge>
      {problem && <span className={styles.why}>{t(`mail-office:problem.${problem}.short`)}</span>}
    </>
  )
}
