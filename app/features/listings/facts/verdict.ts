import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { capitalised } from '~/kernel/capitalised'
import type { ListingDetails } from '~/kernel/listing-details'
import type { Region } from '~/kernel/region'

/** `isClear`: nothing in it that a buyer has to look into. */
type Clause = { text: string; isClear: boolean }
export type Verdict = Clause

type PlanningFacts = { details: ListingDetails; region: Region | null; t: Translate<TextKey> }

/** Sums up planning and flood in a line each, from what is stated alone: what is not stated is not in it (D1). */
export const verdictsOf = (facts: PlanningFacts): Verdict[] =>
  [planningClauses(facts), floodClauses(facts)].filter(({ length }) => length > 0).map(inOneLine)

const inOneLine = (clauses: Clause[]): Verdict => ({
  text: capitalised(clauses.map(({ text }) => text).join('\u00a0· ')),
  isClear: clauses.every(({ isClear }) => isClear),
})

function planningClauses({ details: { planning = {} }, region, t }: PlanningFacts): Clause[] {
  const { permit, summons, preemptiveRights, judicialDecision = 0 } = planning
  const offence =
    region === 'wallonia' ? (['offence', 'noOffence'] as const) : (['summons', 'noSummons'] as const)
  const clause = (has: boolean | undefined, [yes, no]: readonly [VerdictKey, VerdictKey], wanted: boolean) =>
    has === undefined ? [] : [{ text: t(`listings:verdict.${has ? yes : no}`), isClear: has === wanted }]
  return [
    ...clause(permit, ['permit', 'noPermit'], true),
    ...clause(summons, offence, false),
    ...decisionClause(judicialDecision, t),
    ...clause(preemptiveRights, ['preemption', 'noPreemption'], false),
  ]
}

/** A decision that was requested, or is as required, is said to be that and no more. */
function decisionClause(decision: number, t: PlanningFacts['t']): Clause[] {
  if (decision <= 0) return []
  const text = t('listings:verdict.decision')
  const second = t('listings:judicialDecision.2')
  // German nouns keep their capitals.
  const state = decision === 2 ? ` (${second.charAt(0).toLowerCase()}${second.slice(1)})` : ''
  return [{ text: text + state, isClear: false }]
}

type VerdictKey =
  | 'permit'
  | 'noPermit'
  | 'summons'
  | 'noSummons'
  | 'offence'
  | 'noOffence'
  | 'preemption'
  | 'noPreemption'

/** The delimited flood area is in the agency's own words, so it is stated below and judged by nobody. */
function floodClauses({ details: { flood = {} }, t }: PlanningFacts): Clause[] {
  const { pScore: p, gScore: g, riparianZone } = flood
  const scores = p && (g ? t('listings:verdict.flood', { p, g }) : t('listings:verdict.floodPlot', { p }))
  return [
    ...(scores ? [{ text: scores, isClear: p === 'A' && (!g || g === 'A') }] : []),
    ...(riparianZone ? [{ text: t('listings:verdict.riparian'), isClear: false }] : []),
  ]
}
