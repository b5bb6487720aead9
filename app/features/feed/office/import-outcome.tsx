import { useText } from '~/i18n/use-text'
import { Badge, type Tone } from '~/ui/office/badge'
import type { FeedReport } from '../feed-report'

const tones: Record<FeedReport['outcome'], Tone> = {
  applied: 'good',
  unchanged: 'plain',
  refused: 'bad',
  held: 'warn',
}

export function ImportOutcome({ outcome }: Pick<FeedReport, 'outcome'>) {
  const { t } = useText()
  return <Badge tone={tones[outcome]}>{t(`feed-office:outcome.${outcome}`)}</Badge>
}
