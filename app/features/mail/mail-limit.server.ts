import { AppError } from '~/kernel/errors'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { isOverDailyLimit } from '~/platform/limits/daily-limit.server'
import { isConfirmedAddress } from './confirmed-address.server'
import type { Mail, MailSender } from './mail'

/** To one address that nobody confirmed: who did not ask for them is not buried in them (S-02). */
const toUnconfirmed = { name: 'mails to an unconfirmed address', most: 5 }
/** To one that was confirmed, by forms of strangers: whoever knows of it could fill the mailbox of a customer. */
const toConfirmed = { name: 'mails of strangers to a confirmed address', most: 30 }

/** A mail that its address may not get any more today. What needs it is undone with its transaction. */
export class MailLimitError extends AppError {
  constructor(kind: string) {
    super('limited', `a mail of the kind ${kind} is one too many for its address today`)
  }
}

/** Counts a mail in the transaction that causes it: what is undone does not count. */
export async function isOverMailLimit(
  tx: Db,
  services: Pick<App, 'clock' | 'keys' | 'config' | 'isByStranger'>,
  sender: MailSender,
  { audience, to }: Mail,
): Promise<boolean> {
  if (audience !== 'unconfirmed') return false
  const email = to.toLowerCase()
  const own = [services.config.mailAgency, sender.email].map((address) => address?.toLowerCase())
  if (own.includes(email)) return false
  const isConfirmed = await isConfirmedAddress(tx, services, email)
  // What its owner asks for, a member of staff or an appointment must reach them, whatever strangers send.
  if (isConfirmed && !services.isByStranger) return false
  return await isOverDailyLimit({ ...services, db: tx }, isConfirmed ? toConfirmed : toUnconfirmed, email)
}
