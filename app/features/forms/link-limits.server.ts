import type { Services } from '~/platform/app.server'
import { overLimit } from '~/platform/limits/limit.server'
import { overNetworkLimit } from '~/platform/limits/network-limit.server'

/** Mails with a link to one address: more would be a nuisance to somebody who did not ask for them. */
const toAddress = { name: 'links by mail', most: 3, minutes: 60 }

/**
 * Forms without proof of work in an hour, of a network of each width: each is a row, a job and a mail. Who works for
 * them is not counted here, so nobody is kept out by their neighbours.
 */
const ofNetwork = {
  name: 'links of a network',
  minutes: 60,
  most: { 32: 20, 24: 60, 64: 20, 56: 40, 48: 120 },
}

type Asking = {
  /** Empty where the link goes to the agency. */
  email: string
  /** Of the network that asks; empty where it is not counted. */
  address: string
}

/** Counts a link that is asked for. @returns minutes to wait; undefined when it may be mailed */
export async function overLinkLimit(
  services: Pick<Services, 'db' | 'clock' | 'keys' | 'securityLog'>,
  { email, address }: Asking,
): Promise<number | undefined> {
  const minutes = await overNetworkLimit(services, ofNetwork, address)
  return minutes ?? (await overLimit(services, toAddress, email))
}
