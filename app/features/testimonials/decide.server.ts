import type { App } from '~/platform/app.server'
import { bumpContentVersion } from '~/platform/content-version.server'
import type { Decision } from './testimonial-link.server'
import { changeState, type TestimonialState } from './testimonials.repo.server'

const stateAfter: Record<Decision, TestimonialState> = {
  approve: 'approved',
  refuse: 'refused',
  withdraw: 'withdrawn',
}

/** What can be decided next, what is likeliest first. */
export const decisionsIn: Record<TestimonialState, Decision[]> = {
  waiting: ['approve', 'refuse'],
  approved: ['withdraw'],
  refused: ['approve'],
  withdrawn: ['approve'],
}

/** Does what the agency decided; pages that show it, or no longer do, are rendered again. Twice is as good as once. */
export async function decide({ db, clock }: App, id: number, decision: Decision): Promise<void> {
  await db.transaction(async (tx) => {
    if (await changeState(tx, id, stateAfter[decision], clock.now())) await bumpContentVersion(tx)
  })
}
