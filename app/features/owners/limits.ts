import type { Network } from '~/kernel/network-of'
import type { Limit } from '~/platform/limits/limit.server'

/** Minutes within which tries are counted; people mistype. */
const minutes = 15
const day = 24 * 60

/** Wrong passwords by a browser that was in the account before: strangers cannot use these up, so they lock nobody out. */
export const byKnownDevice: Limit = { name: 'login by a known device', most: 5, minutes }
/** Wrong passwords from a network of each width, at whatever accounts. */
export const byNetwork = (bits: Network['bits']): Limit => {
  const most: Record<Network['bits'], number> = { 32: 20, 24: 300, 64: 20, 56: 60, 48: 120 }
  return { name: 'login from a network', most: most[bits], minutes }
}
/** Wrong passwords from one network at one account. */
export const byNetworkAtAccount: Limit = { name: 'login of an account from a network', most: 5, minutes }
/** Wrong passwords of all strangers at one account in a day; beyond it the account is under attack, and nobody is refused. */
export const byStrangers: Limit = { name: 'login of an account', most: 50, minutes: day }

/**
 * Wrong passwords at one account in a day from a network of each width. Under attack the narrowest have few, but a
 * network without failures of its own always has its first: the owner may come from anywhere.
 */
export function daily(bits: Network['bits'], isUnderAttack: boolean): Limit {
  const most: Record<Network['bits'], number> = { 32: 10, 24: 256, 64: 10, 56: 20, 48: 60 }
  const isNarrowest = bits === 32 || bits === 64
  return {
    name: 'login of an account in a day',
    most: isUnderAttack && isNarrowest ? 3 : most[bits],
    minutes: day,
  }
}

/** Codes of the second factor, typed by somebody who knows the password. */
export const ofCodes: Limit = { name: 'codes of an owner', most: 5, minutes }
/** Wrong codes of six digits in a day, wherever they are typed: who goes on for a year finds one in fifty. */
export const ofDigitsInDay: Limit = { name: 'codes of an owner in a day', most: 20, minutes: day }

/** Links asked for in an hour from a network of each width, for whatever addresses; and for one address. */
export const linksFromNetwork = (bits: Network['bits']): Limit => {
  const most: Record<Network['bits'], number> = { 32: 10, 24: 300, 64: 10, 56: 20, 48: 60 }
  return { name: 'owner links from a network', most: most[bits], minutes: 60 }
}
export const linksToAddressFromNetwork: Limit = {
  name: 'owner links to an address from a network',
  most: 3,
  minutes: 60,
}
/** Links mailed to one owner in an hour; beyond it, none while one that is good for long enough is in their mailbox. */
export const linksToOwner: Limit = { name: 'owner links to an owner', most: 5, minutes: 60 }
