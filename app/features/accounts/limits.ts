import type { Network } from '~/kernel/network-of'
import type { Limit } from '~/platform/limits/limit.server'
import type { NetworkLimit } from '~/platform/limits/network-limit.server'

/** Minutes within which tries are counted; people mistype. */
const minutes = 15
const day = 24 * 60

/** How the limits of a kind of account are called; each kind counts by its own. */
type LimitNames = {
  login: string
  /** Codes of the second factor of an account. */
  codes: string
  /** Mailed links of accounts. */
  links: string
  /** Mailed links to one account. */
  linksToAccount: string
}

export type AccountLimits = ReturnType<typeof accountLimits>

export function accountLimits({ login, codes, links, linksToAccount }: LimitNames) {
  return {
    /** Wrong passwords by a browser that was in the account before: strangers cannot use these up, so they lock nobody out. */
    byKnownDevice: { name: `${login} by a known device`, most: 5, minutes },
    byNetwork: (bits) => ({ name: `${login} from a network`, most: mostByNetwork[bits], minutes }),
    /** Wrong passwords from one network at one account. */
    byNetworkAtAccount: { name: `${login} of an account from a network`, most: 5, minutes },
    /** Wrong passwords of all strangers at one account in a day; beyond it the account is under attack, and nobody is refused. */
    byStrangers: { name: `${login} of an account`, most: 50, minutes: day },
    daily: (bits, isUnderAttack) => ({
      name: `${login} of an account in a day`,
      most: isUnderAttack && isNarrowest(bits) ? 3 : mostDaily[bits],
      minutes: day,
    }),
    /** Codes of the second factor, typed by somebody who knows the password. */
    ofCodes: { name: codes, most: 5, minutes },
    /** Wrong codes of six digits in a day, wherever they are typed: who goes on for a year finds one in fifty. */
    ofDigitsInDay: { name: `${codes} in a day`, most: 20, minutes: day },
    linksFromNetwork: { name: `${links} from a network`, most: mostLinks, minutes: 60 },
    linksToAddressFromNetwork: { name: `${links} to an address from a network`, most: 3, minutes: 60 },
    /** Links mailed to one account in an hour; beyond it, none while one that is good for long enough is in their mailbox. */
    linksToAccount: { name: linksToAccount, most: 5, minutes: 60 },
  } satisfies Record<string, Limit | NetworkLimit | ((bits: Bits, isUnderAttack: boolean) => Limit)>
}

type Bits = Network['bits']

/** Wrong passwords from a network of each width, at whatever accounts. */
const mostByNetwork: Record<Bits, number> = { 32: 20, 24: 300, 64: 20, 56: 60, 48: 120 }

/**
 * Wrong passwords at one account in a day from a network of each width. Under attack the narrowest have few, but a
 * network without failures of its own always has its first: who it belongs to may come from anywhere.
 */
const mostDaily: Record<Bits, number> = { 32: 10, 24: 256, 64: 10, 56: 20, 48: 60 }
const isNarrowest = (bits: Bits) => bits === 32 || bits === 64

/** Links asked for in an hour from a network of each width, for whatever addresses. */
const mostLinks: Record<Bits, number> = { 32: 10, 24: 300, 64: 10, 56: 20, 48: 60 }
