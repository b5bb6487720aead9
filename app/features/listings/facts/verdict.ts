import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import type { ListingDetails } from '~/kernel/listing-details'
import type { Region } from '~/kernel/region'

/** `isClear`: nothing in it that a buyer has to look into. */
export type Verdict = { text: string; isClear: boolean }

type Judged = { details: ListingDetails; region: Region | null; t: Translate<TextKey> }
type Clause = { text: string; isClear: boolean }

/** Sums up planning and flood in a line each, from what is stated alone: what is not stated is not in it (D1). */
export function verdictsOf(judged: Judged): Verdict[] {
  const planning = planningClauses(judged)
  const flood = floodVerdict(judged)
  return [
    ...(planning.length > 0
      ? [
          {
            text: capitalised(planning.map(({ text }) => text).join(' · ')),
            isClear: planning.every(({ isClear }) => isClear),
          },
        ]
      : []),
    ...(flood ? [flood] : []),
  ]
}

function planningClauses({ details: { planning = {} }, region, t }: Judged): Clause[] {
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
function decisionClause(decision: number, t: Judged['t']): Clause[] {
  if (decision <= 0) return []
  const text = t('listings:verdict.decision')
  const state = decision === 2 ? ` (${t('listings:judicialDecision.2').toLowerCase()})` : ''
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

function floodVerdict({ details: { flood = {} }, t }: Judged): Verdict | undefined {
  const { pScore: p, gScore: g } = flood
  if (!p) return undefined
  return {
    text: g ? t('listings:verdict.flood', { p, g }) : t('listings:verdict.floodPlot', { p }),
    isClear: p === 'A' && (!g || g === 'A'),
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
