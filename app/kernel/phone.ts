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

/** The `tel:` address of a number as it is written: its digits and its plus. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
