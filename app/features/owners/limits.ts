import type { Limit } from '~/platform/limits/limit.server'

/** Minutes within which tries are counted. */
const minutes = 15

/**
 * Tries at one account by browsers that never were in it. Twice as many fit around the end of a span: at most ten
 * wrong guesses before they are refused unread.
 */
export const byStrangers: Limit = { name: 'login of an account', most: 5, minutes }
/** Tries by a browser that was in the account before: strangers cannot use these up, so they lock nobody out. */
export const byKnownDevice: Limit = { name: 'login by a known device', most: 5, minutes }
/** Tries at whatever accounts from one network. */
export const byNetwork: Limit = { name: 'login from a network', most: 20, minutes }
/** Codes of the second factor, typed by who knows the password. */
export const ofCodes: Limit = { name: 'codes of an owner', most: 5, minutes }
/** Passwords typed by who is logged in. */
export const ofChanges: Limit = { name: 'password of who is logged in', most: 5, minutes }
/** Mails with a link to one address, asked for from one network; and from all. */
export const linksFromNetwork: Limit = { name: 'owner links from a network', most: 3, minutes: 60 }
export const linksToAddress: Limit = { name: 'owner links to an address', most: 20, minutes: 60 }
