/**
 * Groups a telephone number that is bare digits: ten digits 4-2-2-2, nine digits 3-2-2-2. A number with separators
 * stays as its owner wrote it, for the length of an area code is not known here.
 * @see docs/requirements.md, V1
 */
export function groupPhone(phone: string): string {
  const groups = /^(\d{3,4})(\d\d)(\d\d)(\d\d)$/.exec(phone)
  return groups ? groups.slice(1).join(' ') : phone
}

/** Belgian numbers in national notation: nine digits, ten for a mobile. Luxembourg's have no leading zero. */
const belgian = /^0(?=[1-9]\d{7}$|4\d{8}$)/

/** The zero that is dialled inside the country only, as in `+32 (0)2 345 67 89`. */
const trunkNought = /^(\s*(?:\+|00)\s*\d{1,3}\s*)\(0\)/

/**
 * Returns a number in international notation: plus and digits, without a zero in brackets after the country code. A
 * number without country code that is not Belgian stays unchanged.
 * @see docs/requirements.md, V1
 */
export const dialledNumber = (phone: string): string =>
  phone
    .replace(trunkNought, '$1')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(belgian, '+32')

/**
 * The digits of a number without country code, of Belgium and its neighbours, and without leading zeros: those of
 * `0475/12.34.56` and `+32 475 12 34 56` are the same, and those of a beginning are a beginning of those of the whole.
 * `phoneWord` (`db/schema/plain-words.ts`) does the same in the database.
 */
export const nationalDigits = (phone: string): string =>
  phone
    .replaceAll('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)(?:352|32|33|31|49)?/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')

/** The `tel:` address of a number. */
export const telHref = (phone: string): string => `tel:${dialledNumber(phone)}`
