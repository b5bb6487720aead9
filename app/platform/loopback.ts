import ipaddr from 'ipaddr.js'

/** Whether a host of an address is this machine. @param host - an address of version 6 may have its brackets */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  if (address.toLowerCase() === 'localhost') return true
  const isAddress = ipaddr.IPv6.isValid(address) || ipaddr.IPv4.isValidFourPartDecimal(address)
  return isAddress && ipaddr.process(address).range() === 'loopback'
}
