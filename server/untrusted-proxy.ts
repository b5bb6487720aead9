import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import ipaddr from 'ipaddr.js'
import type { Services } from '~/platform/app.server'
import { createTrustedProxy } from './trusted-proxy'

/** When a proxy that is not trusted was seen; without an address that could be a visitor's. */
export type Sighting = { at: string; address?: string }

const headers = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded'] as const

const fileIn = (dataDir: string) => path.join(dataDir, 'untrusted-proxy.json')

/**
 * Watches for forwarded headers from a peer that is not in TRUSTED_PROXIES: the first one is a line of the log, and is
 * kept in DATA_DIR for `npm run doctor` until the next start.
 */
export function createProxyWatch({
  config,
  log,
  clock,
}: Pick<Services, 'config' | 'log' | 'clock'>): (request: IncomingMessage) => void {
  const proxies = createTrustedProxy(config.trustedProxies)
  const file = fileIn(config.dataDir)
  rmSync(file, { force: true })
  let isSeen = false
  return ({ headers: given, socket }) => {
    if (isSeen || !headers.some((name) => given[name] !== undefined)) return
    const peer = socket.remoteAddress
    if (peer === undefined || proxies.trusts(peer)) return
    isSeen = true
    const address = ownNetwork(peer)
    const sighting: Sighting = { at: clock.now().toISOString(), ...(address && { address }) }
    log.warn(
      sighting,
      'a forwarded header came from a peer that is not in TRUSTED_PROXIES: run npm run doctor',
    )
    keep(file, sighting)
  }
}

/** Of this machine, or of a network behind it. */
const ownRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']

/** An address of a network of the site's own; a public one may be a visitor's, which is never kept. */
function ownNetwork(peer: string): string | undefined {
  const address = ipaddr.process(peer.replace(/%.*$/, ''))
  return ownRanges.includes(address.range()) ? address.toString() : undefined
}

function keep(file: string, sighting: Sighting) {
  try {
    writeFileSync(file, JSON.stringify(sighting), { mode: 0o600 })
  } catch {
    // A full disk has warnings of its own.
  }
}

export function readSighting(dataDir: string): Sighting | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Sighting
  } catch {
    return undefined
  }
}
