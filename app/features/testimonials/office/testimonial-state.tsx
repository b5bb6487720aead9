import { useText } from '~/i18n/use-text'
import { Badge, type Tone } from '~/ui/office/badge'
import type { testimonialStates } from './testimonial-filter'

type TestimonialState = (typeof testimonialStates)[number]

const tones: Record<TestimonialState, Tone> = {
  waiting: 'warn',
  approved: 'good',
  refused: 'bad',
  withdrawn: 'plain',
}

/** Whether the public sees it. */
export function TestimonialStateBadge({ state }: { state: TestimonialState }) {
  const { t } = useText()
  return <Badge tone={tones[state]}>{t(`testimonials-office:state.${state}`)}</Badge>
}
