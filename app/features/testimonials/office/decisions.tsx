import { useText } from '~/i18n/use-text'
import type { ActAnswer } from '~/kernel/office/act-answer'
import type { FormShape } from '~/kernel/office/form-shape'
import { ActForm } from '~/ui/office/act-form'
import { Status } from '~/ui/office/status'
import type { Decision } from '../testimonial-link.server'
import type { testimonialStates } from './testimonial-filter'
import styles from './testimonials.module.css'

type DecisionsProps = {
  testimonial: { state: (typeof testimonialStates)[number]; decisions: readonly Decision[] }
  shapes: Record<Decision, FormShape>
  answer: ActAnswer | undefined
}

/** A button for each decision that is possible now. */
export function Decisions({ testimonial: { state, decisions }, shapes, answer }: DecisionsProps) {
  const { t } = useText()
  // The decision that came too late may have no button any more.
  const late = decisions.some((decision) => shapes[decision].act === answer?.act) ? undefined : lateIn(answer)
  return (
    <>
      {late && (
        <Status tone="bad" takesFocus>
          <p>{late}</p>
        </Status>
      )}
      <div className={styles.decisions}>
        {decisions.map((decision, index) => (
          <ActForm
            key={decision}
            shape={shapes[decision]}
            texts={{}}
            values={{ seen: state }}
            answer={answer}
            send={t(`testimonials-office:decision.${decision}`)}
            look={decision === 'withdraw' ? 'danger' : index === 0 ? 'main' : 'usual'}
          />
        ))}
      </div>
    </>
  )
}

const lateIn = (answer: ActAnswer | undefined) =>
  answer && /^testimonials\.(?:approve|refuse|withdraw)$/.test(answer.act) ? answer.message : undefined
