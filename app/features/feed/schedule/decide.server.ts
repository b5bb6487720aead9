import { createHash } from 'node:crypto'
import type { Db } from '~/platform/database.server'
import { decideHeld, findHeld } from './schedule.repo.server'
import { type WithdrawnOffers, withdrawnIn } from './withdrawal'

export type FeedDecision = 'approved' | 'declined'

/** Of what would go, for the page that shows it: a yes is to what was seen. */
export const markOf = ({ listings, projects }: WithdrawnOffers): string => {
  const inOrder = [listings, projects].map((numbers) => numbers.toSorted((a, b) => a - b))
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('base64url')
}

type Deciding = {
  /** Number of the import. */
  id: number
  decision: FeedDecision
  now: Date
  /** What the page showed that would go; a command decides about what there is. */
  seen?: string
}

export type DecisionOutcome = {
  before: FeedDecision | 'waiting'
  after: FeedDecision
  /** How many would go. */
  listings: number
  projects: number
}

/** The names of the decisions in the audit log. */
export const decisionActs = { approved: 'imports.approve', declined: 'imports.decline' } as const

/** What the audit log says of a decision. */
export const noteOf = (id: number, { before, after, listings, projects }: DecisionOutcome) => ({
  act: decisionActs[after],
  subject: `imports/${id}`,
  before: { approved: before === 'waiting' ? before : before === 'approved' },
  after: { approved: after === 'approved', listings, projects },
})

/**
 * Answers a feed that waits for a yes. A no can be taken back while the feed still waits; a yes is for the next fetch,
 * and for what the feed would take off by then of what was seen.
 * @returns `late`: it waits no more, was answered so already, or would take off something else by now
 */
export async function decideFeed(
  tx: Db,
  { id, decision, now, seen }: Deciding,
): Promise<DecisionOutcome | 'late'> {
  const held = await findHeld(tx, 'locked')
  if (held?.id !== id || held.decision === 'approved' || held.decision === decision) return 'late'
  const withdrawn = withdrawnIn(held.report)
  if (seen !== undefined && seen !== markOf(withdrawn)) return 'late'
  await decideHeld(tx, id, decision, now)
  const [listings, projects] = [withdrawn.listings.length, withdrawn.projects.length]
  return { before: held.decision ?? 'waiting', after: decision, listings, projects }
}
