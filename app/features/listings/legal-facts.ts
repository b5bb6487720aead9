import { electricityInspection } from '~/kernel/inspections'
import type { ListingDetails } from '~/kernel/listing-details'
import { day, type Facts, fact, type MaybeFact, yesNo } from './fact'

/** The planning items stand written out, never shortened, as the law wants. */
export function planning({ details: { planning: p }, words, wordsLang, t }: Facts): MaybeFact[] {
  const decision = p?.judicialDecision
  return [
    fact(t, 'listings:fields.planning.zoning', words.zoning, wordsLang),
    fact(t, 'listings:fields.planning.permit', yesNo(t, p?.permit)),
    fact(t, 'listings:fields.planning.allotmentPermit', yesNo(t, p?.allotmentPermit)),
    fact(t, 'listings:fields.planning.preemptiveRights', yesNo(t, p?.preemptiveRights)),
    fact(t, 'listings:fields.planning.summons', yesNo(t, p?.summons)),
    fact(
      t,
      'listings:fields.planning.judicialDecision',
      decision === undefined || decision === -1 ? undefined : t(`listings:judicialDecision.${decision}`),
    ),
    fact(t, 'listings:fields.planning.information', words.planningInformation, wordsLang),
  ]
}

export function flood({ details: { flood: f }, words, wordsLang, t }: Facts): MaybeFact[] {
  return [
    floodScore(t, 'listings:fields.flood.pScore', f?.pScore),
    floodScore(t, 'listings:fields.flood.gScore', f?.gScore),
    fact(t, 'listings:fields.flood.zone', words.floodZone, wordsLang),
    fact(t, 'listings:fields.flood.riparianZone', yesNo(t, f?.riparianZone)),
    fact(t, 'listings:fields.flood.riskArea', words.floodRiskArea, wordsLang),
  ]
}

type Score = NonNullable<ListingDetails['flood']>['pScore']

/** The score with what it means; an advertisement shows a D with the flood symbol. */
function floodScore(
  t: Facts['t'],
  key: 'listings:fields.flood.pScore' | 'listings:fields.flood.gScore',
  score: Score,
): MaybeFact {
  const said = fact(t, key, score && t(`listings:floodScore.${score}`))
  return said && score === 'D' ? { ...said, symbol: 'flood' } : said
}

export function certificates(facts: Facts): MaybeFact[] {
  const { details, words, wordsLang, t, locale } = facts
  const asbestos = details.certificates?.asbestos
  return [
    electricity(facts),
    fact(t, 'listings:fields.certificates.gas', words.gasCertificate, wordsLang),
    fact(t, 'listings:fields.certificates.ground', words.groundCertificate, wordsLang),
    fact(
      t,
      'listings:fields.certificates.asbestos',
      asbestos?.result && t(`listings:asbestos.${asbestos.result}`),
    ),
    fact(t, 'listings:fields.certificates.asbestosDate', day(locale, asbestos?.date)),
  ]
}

/** What the result of the inspection means for a buyer. */
function electricity({ details: { certificates: c }, isForSale, t }: Facts): MaybeFact {
  const said = fact(
    t,
    'listings:fields.certificates.electricity',
    c?.electricity && t(`listings:electricity.${c.electricity}`),
  )
  if (!said || !isForSale) return said
  const { validYears, mendingMonths } = electricityInspection
  switch (c?.electricity) {
    case 'conform':
      return { ...said, note: t('listings:electricityNote.conform', { years: validYears }) }
    case 'not-conform':
      return { ...said, note: t('listings:electricityNote.mend', { months: mendingMonths }) }
    default:
      return said
  }
}
