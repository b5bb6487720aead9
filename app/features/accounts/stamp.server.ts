import type { Account } from './account-kind'
import { hashOf } from './tokens.server'

/** Changes with the password: what the former one allowed is over. */
export const stampOf = ({ passwordHash }: Pick<Account, 'passwordHash'>) =>
  hashOf(passwordHash ?? '').slice(0, 12)
