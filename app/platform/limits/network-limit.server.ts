import { type Network, networksOf } from '~/kernel/network-of'
import type { Services } from '../app.server'
import { type Limit, overLimit } from './limit.server'

/** A rate limit with a number of its own for networks of each width. */
export type NetworkLimit = Omit<Limit, 'most'> & { most: Record<Network['bits'], number> }

/**
 * Counts one more for every network of a sender. An address that is not known, behind a socket or a proxy that names
 * none, may be everybody's, and is not counted.
 * @returns minutes to wait; undefined when all are within the limit
 */
export async function overNetworkLimit(
  services: Pick<Services, 'db' | 'clock' | 'keys' | 'securityLog'>,
  { most, ...limit }: NetworkLimit,
  address: string,
): Promise<number | undefined> {
  // Narrowest first: one that is over its own limit does not weigh on its neighbours.
  for (const { name, bits } of networksOf(address)) {
    const minutes = await overLimit(services, { ...limit, most: most[bits] }, name)
    if (minutes) return minutes
  }
  return undefined
}
