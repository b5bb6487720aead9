import { siteOf } from '~/features/content/public.server'
import { isMemberAddress } from '~/features/staff/public.server'
import type { Services } from '~/platform/app.server'

/**
 * Whether an address is the agency's own, or that of somebody who works there. Erasing it would take what all visitors
 * sent to it and were answered from it: who reads that mailbox does not decide that by a mailed link alone.
 * @param email - in lower case
 */
export async function isAgencyAddress(
  { db, config }: Pick<Services, 'db' | 'config'>,
  email: string,
): Promise<boolean> {
  const { identity } = await siteOf(db)
  const own = [config.mailAgency, identity.email].map((address) => address?.toLowerCase())
  return own.includes(email) || (await isMemberAddress(db, email))
}
