import { isLoopback } from '~/platform/loopback'
import { createTrustedProxy } from '../trusted-proxy'
import { readSighting } from '../untrusted-proxy'
import { type ExaminedSite, type Finding, ok, problem, warning } from './check'

const cost =
  'Visitors behind it share one address: their rate limits, and the ten visits of a listing in half an hour.'

/** Whether visitors' addresses are known behind a proxy. */
export function checkProxies({ config }: Pick<ExaminedSite, 'config'>): Finding {
  const { trustedProxies, https, publicUrl, role } = config
  if (role === 'worker') return ok('This process serves no visitors.')
  const isPublicHttps = https && !isLoopback(new URL(publicUrl).hostname)
  if (isPublicHttps && trustedProxies.length === 0)
    return problem(
      `PUBLIC_URL is https, so a proxy stands in front, and TRUSTED_PROXIES is empty. ${cost}`,
      'Set TRUSTED_PROXIES to the address of the proxy, 127.0.0.1 if it is on this machine.',
    )
  return describeSighting(config)
}

function describeSighting({ dataDir, trustedProxies }: ExaminedSite['config']): Finding {
  const seen = readSighting(dataDir)
  if (!seen) return ok('No forwarded header came from a peer that is not in TRUSTED_PROXIES.')
  const { address } = seen
  if (address === undefined)
    return warning(
      `A forwarded header came from a public address that is not in TRUSTED_PROXIES (${seen.at}).`,
      'If a proxy or CDN of yours has it, add its networks to TRUSTED_PROXIES. Anybody can send such a header: otherwise nothing is wrong.',
    )
  if (createTrustedProxy(trustedProxies).trusts(address))
    return ok(`The proxy at ${address} is in TRUSTED_PROXIES.`)
  return problem(
    `Forwarded headers come from ${address}, which is not in TRUSTED_PROXIES (${seen.at}). ${cost}`,
    `Set TRUSTED_PROXIES=${[...trustedProxies, address].join(',')} and start again.`,
  )
}
