import { bumpContentVersion } from '~/platform/content-version.server'
import type { Db } from '~/platform/database.server'
import type { Decision } from './testimonial-link.server'
import {
  lockTestimonial,
  type StoredTestimonial,
  type TestimonialState,
  updateTestimonial,
} from './testimonials.repo.server'

/** What a decision leads to. */
export const stateAfter: Record<Decision, TestimonialState> = {
  approve: 'approved',
  refuse: 'refused',
  withdraw: 'withdrawn',
}

/** Possible decisions in each state, the likeliest first. */
export const decisionsIn: Record<TestimonialState, Decision[]> = {
  waiting: ['approve', 'refuse'],
  approved: ['withdraw'],
  refused: ['approve'],
  withdrawn: ['approve'],
}

/** What a decision did; `late`: somebody else decided meanwhile, so that this one no longer fits. */
type DecisionOutcome = { before: TestimonialState; after: TestimonialState } | 'late' | 'unknown'

type Deciding = {
  id: number
  decision: Decision
  now: Date
  /** The state that whoever decides was shown. */
  seen: TestimonialState
}

/**
 * Applies a decision of the agency, by the mailed link or in the office, and invalidates cached pages where the public
 * sees it.
 */
export async function decide(tx: Db, { id, decision, now, seen }: Deciding): Promise<DecisionOutcome> {
  const known = await lockTestimonial(tx, id)
  if (!known) return 'unknown'
  const before = known.state
  if (seen !== before || !decisionsIn[before].includes(decision)) return 'late'
  const after = stateAfter[decision]
  await updateTestimonial(tx, id, { state: after, decidedAt: now })
  if (isPublic({ state: before }) || isPublic({ state: after })) await bumpContentVersion(tx)
  return { before, after }
}

/** Whether the public sees it. */
export const isPublic = ({ state }: Pick<StoredTestimonial, 'state'>): boolean => state === 'approved'
