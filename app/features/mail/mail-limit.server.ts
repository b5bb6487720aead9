import { AppError } from '~/kernel/errors'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { isOverDailyLimit } from '~/platform/limits/daily-limit.server'
import { isConfirmedAddress } from './confirmed-address.server'
import type { Mail, MailSender } from './mail'

/** To one address that nobody confirmed: who did not ask for them is not buried in them (S-02). */
const toUnconfirmed = { name: 'mails to an unconfirmed address', most: 5 }

/** A mail that its address may not get any more today. What needs it is undone with its transaction. */
export class MailLimitError extends AppError {
  constructor(kind: string) {
    super('limited', `a mail of the kind ${kind} is one too many for its address today`)
  }
}

/** Counts a mail in the transaction that causes it: what is undone does not count. */
export async function isOverMailLimit(
  tx: Db,
  services: Pick<Services, 'clock' | 'keys' | 'config'>,
  sender: MailSender,
  { audience, to }: Mail,
): Promise<boolean> {
  if (audience !== 'unconfirmed') return false
  const email = to.toLowerCase()
  const own = [services.config.mailAgency, sender.email].map((address) => address?.toLowerCase())
  if (own.includes(email) || (await isConfirmedAddress(tx, services, email))) return false
  return await isOverDailyLimit({ ...services, db: tx }, toUnconfirmed, email)
}
