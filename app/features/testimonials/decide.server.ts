import type { App } from '~/platform/app.server'
import { bumpContentVersion } from '~/platform/content-version.server'
import type { Decision } from './testimonial-link.server'
import { changeState, type TestimonialState } from './testimonials.repo.server'

const stateAfter: Record<Decision, TestimonialState> = {
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

/** Applies the agency's decision and invalidates cached pages. Applying it twice changes nothing. */
export async function decide({ db, clock }: App, id: number, decision: Decision): Promise<void> {
  await db.transaction(async (tx) => {
    if (await changeState(tx, id, stateAfter[decision], clock.now())) await bumpContentVersion(tx)
  })
}
