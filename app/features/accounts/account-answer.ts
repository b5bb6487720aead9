import type { FormAnswer } from '~/features/forms/public'

/** The secret of a second factor, and its address for an app. */
export type FactorSetup = { address: string; secret: string }

/** What a form of the login or of one's account was answered with; no password is among its values. */
export type AccountAnswer = Pick<FormAnswer, 'form' | 'message' | 'isDone'> &
  Partial<Pick<FormAnswer, 'problems' | 'values'>> & {
    /** What the page shows while the second factor is being set up. */
    setup?: FactorSetup | undefined
    /** Recovery codes, to be shown once. */
    codes?: string[]
  }
