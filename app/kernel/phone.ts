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

/** The nought that is dialled inside the country only, as in `+32 (0)2 345 67 89`. */
const trunkNought = /^(\s*(?:\+|00)\s*\d{1,3}\s*)\(0\)/

/**
 * The `tel:` address of a number as it is written: its digits and its plus, without a nought in brackets after
 * the country's code, which nobody abroad can dial.
 * @see docs/requirements.md, V1
 */
export const telHref = (phone: string): string =>
  `tel:${phone.replace(trunkNought, '$1').replace(/[^\d+]/g, '')}`
