import { type Network, networksOf } from '~/kernel/network-of'
import type { Services } from '~/platform/app.server'
import { shortHash } from '~/platform/keys/key-ring.server'
import { incrementCounter } from '~/platform/limits/rate-limits.repo.server'
import { readCount } from './network-load.repo.server'

const span = 10 * 60_000

/**
 * Challenges and forms in ten minutes that a network of each width sends at most on a busy day: a visitor who corrects
 * a form twice asks for three challenges and sends three forms.
 */
export const usual: Record<Network['bits'], number> = { 32: 40, 24: 120, 64: 40, 56: 80, 48: 240 }

type CountServices = Pick<Services, 'db' | 'clock' | 'keys'>

/**
 * Counts a challenge that was asked for, or a form that was sent.
 * @returns the count of its busiest network as a multiple of what is usual for its width; 0 of no address
 */
export async function countFrom({ db, clock, keys }: CountServices, address: string): Promise<number> {
  const now = clock.now().getTime()
  const since = new Date(now - (now % span))
  let counts = true
  let load = 0
  for (const { name, bits } of networksOf(address)) {
    const key = shortHash(keys, 'network load', `${since.getTime()}\n${name}`)
    const count: number = counts ? await incrementCounter(db, key, since) : await readCount(db, key, since)
    load = Math.max(load, count / usual[bits])
    // What one visitor sends beyond the usual does not weigh on their neighbours in the wider network.
    counts &&= count <= usual[bits]
  }
  return load
}
