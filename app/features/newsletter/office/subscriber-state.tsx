import { useText } from '~/i18n/use-text'
import { Badge, type Tone } from '~/ui/office/badge'
import type { subscriberStates } from './subscriber-filter'

type State = (typeof subscriberStates)[number]

const tones: Record<State, Tone> = { confirmed: 'good', asked: 'warn', stopped: 'plain' }

/** Whether somebody gets the newsletter. */
export function SubscriberState({ state }: { state: State }) {
  const { t } = useText()
  return <Badge tone={tones[state]}>{t(`newsletter-office:state.${state}`)}</Badge>
}
