import type { Region } from '~/kernel/region'
import type { Fact, FactGroup } from './detail-groups'

type At = NonNullable<Fact['at']>

/**
 * What no region's law wants an advertisement to say, so that it may wait in a fold. Anything else stays in sight.
 * @see docs/facts.md, "What an advertisement must say"
 */
const mayWait: readonly At[] = [
  'certificates.electricity',
  'gasCertificate',
  'groundCertificate',
  'floodRiskArea',
  'planningInformation',
]

/** Brussels wants planning information in the advertisement, Wallonia has its flood risk nowhere else. */
const mustShow: Partial<Record<Region, readonly At[]>> = {
  brussels: ['planningInformation'],
  wallonia: ['floodRiskArea'],
}

/** Divides the legal facts into those that an advertisement must say and those that may wait in a fold. */
export function divideLegal(groups: FactGroup[], region: Region | null) {
  const waits = ({ at }: Fact) =>
    at !== undefined && mayWait.includes(at) && !(region && mustShow[region]?.includes(at))
  return {
    shown: withFacts(groups, (fact) => !waits(fact)),
    folded: withFacts(groups, waits),
  }
}

const withFacts = (groups: FactGroup[], is: (fact: Fact) => boolean): FactGroup[] =>
  groups.map((group) => ({ ...group, facts: group.facts.filter(is) })).filter(({ facts }) => facts.length > 0)
