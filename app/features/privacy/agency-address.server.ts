import { siteOf } from '~/features/content/public.server'
import { isMemberAddress } from '~/features/staff/public.server'
import type { Config } from '~/platform/config.server'
import type { Db } from '~/platform/database.server'

/**
 * Whether an address is the agency's own, or that of somebody who works there. Its mails are what all visitors sent and
 * were answered: an erasure of the address leaves them, and who reads that mailbox erases nothing by a mailed link alone.
 * @param email - in lower case
 */
export async function isAgencyAddress(
  { db, config }: { db: Db; config: Pick<Config, 'mailAgency'> },
  email: string,
): Promise<boolean> {
  const { identity } = await siteOf(db)
  const own = [config.mailAgency, identity.email].map((address) => address?.toLowerCase())
  return own.includes(email) || (await isMemberAddress(db, email))
}
