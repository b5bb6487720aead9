import type { Account } from './account-kind'
import { hashOf } from './tokens.server'

/** Changes with the password: what the former one allowed is over. */
export const stampOf = ({ passwordHash }: Pick<Account, 'passwordHash'>): string =>
  hashOf(passwordHash ?? '').slice(0, 12)

/** Whether a stamp is that of the account's password; never of an account that has none yet. */
export const hasStamp = (account: Pick<Account, 'passwordHash'>, stamp: string): boolean =>
  account.passwordHash !== null && stampOf(account) === stamp
