import type { Region } from '~/kernel/region'
import type { LoanExample } from '../costs/rules/rates'
import type { LedgerOffer, LedgerQuestions } from './ledger'
import type { LedgerAnswers } from './ledger-answers'

/** What the law wants of the home's energy, and by when. */
export type LedgerLaw =
  | { kind: 'duty'; years: number; label: string }
  | { kind: 'target'; year: number; most: number }

/** All that a ledger is made of but the visitor's answers. Public values only, and plain data. */
export type LedgerFacts = {
  offer: LedgerOffer
  asked: LedgerQuestions
  /** The answers until the visitor gives others. */
  usual: LedgerAnswers
  loan: LoanExample
  region: Region | undefined
  law: LedgerLaw | undefined
  /** Stated by the listing, beside an amount that it does not state. */
  stated: { cadastralCents?: number | undefined; chargesCents?: number | undefined; use?: number | undefined }
}
