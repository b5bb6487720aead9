import { z } from 'zod'
import type { TextKey } from '~/i18n/text-keys'
import { defineAct } from '~/platform/office/define-act.server'
import { decideFeed, decisionActs, type FeedDecision, noteOf } from '../schedule/decide.server'
import { fetchFeedQueue } from '../schedule/feed-worker.server'
import { importIdOf } from './import-run.server'

/** An answer to a feed that waits because it would withdraw too much (K14). */
const decisionAct = (decision: FeedDecision, done: TextKey) =>
  defineAct({
    name: decisionActs[decision],
    permission: 'imports.write',
    // What its page showed that would go: who says yes knows to what.
    schema: z.object({ seen: z.string().max(100).meta({ kind: 'hidden' }) }),
    async run({ tx, app, params, values: { seen } }) {
      const id = importIdOf(params.id)
      const decided = await decideFeed(tx, { id, decision, seen, now: app.clock.now() })
      if (decided === 'late') return { message: 'feed-office:held.late' }
      if (decision === 'approved') await app.jobs.enqueue(tx, fetchFeedQueue, { isAsked: true })
      const { subject, before, after } = noteOf(id, decided)
      return { subject, before, after, done }
    },
  })

export const approveFeedAct = decisionAct('approved', 'feed-office:done.approved')
export const declineFeedAct = decisionAct('declined', 'feed-office:done.declined')
