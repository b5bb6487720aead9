import { useText } from '~/i18n/use-text'
import { Badge, type Tone } from '~/ui/office/badge'
import type { LeadState } from './lead-filter'

const tones: Record<LeadState | 'back', Tone> = {
  new: 'info',
  open: 'warn',
  waiting: 'plain',
  back: 'warn',
  done: 'good',
  spam: 'bad',
}

/** Where a lead stands, in a word. */
export function LeadStateBadge({ state }: { state: LeadState | 'back' }) {
  const { t } = useText()
  return <Badge tone={tones[state]}>{t(`leads-office:state.${state}`)}</Badge>
}
