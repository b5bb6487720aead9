/**
 * Groups a telephone number for reading: ten digits 4-2-2-2, nine digits 3-2-2-2, anything else, an
 * international number among them, as it came. Separators that were typed do not count.
 * @see docs/requirements.md, V1
 */
export function groupPhone(phone: string): string {
  if (!/^[\d\s./-]+$/.test(phone)) return phone
  const groups = /^(\d{3,4})(\d\d)(\d\d)(\d\d)$/.exec(phone.replace(/\D/g, ''))
  return groups ? groups.slice(1).join(' ') : phone
}

/** Belgian, as they are dialled at home: nine digits, ten for a mobile. Luxembourg's have no nought before them. */
const belgian = /^0(?=[1-9]\d{7}$|4\d{8}$)/

/** The nought that is dialled inside the country only, as in `+32 (0)2 345 67 89`. */
const trunkNought = /^(\s*(?:\+|00)\s*\d{1,3}\s*)\(0\)/

/**
 * A number as it is dialled from anywhere: its digits and its plus, without a nought in brackets after the
 * country's code. One that names no country and is none of Belgium's stays as it came.
 * @see docs/requirements.md, V1
 */
export const dialledNumber = (phone: string): string =>
  phone
    .replace(trunkNought, '$1')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(belgian, '+32')

/** The `tel:` address of a number. */
export const telHref = (phone: string): string => `tel:${dialledNumber(phone)}`
