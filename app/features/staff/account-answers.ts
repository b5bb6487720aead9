import type { AccountAnswer } from '~/features/accounts/public'
import type { ActAnswer } from '~/kernel/office/act-answer'

/** The page of one's own account has the form of an act, and those that every account has: each has answers of its own. */
const has = (answer: unknown, name: string): boolean =>
  typeof answer === 'object' && answer !== null && name in answer

export const actAnswerIn = (answer: unknown): ActAnswer | undefined =>
  has(answer, 'act') ? (answer as ActAnswer) : undefined

export const accountAnswerIn = (answer: unknown): AccountAnswer | undefined =>
  has(answer, 'form') ? (answer as AccountAnswer) : undefined
