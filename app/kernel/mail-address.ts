/** Characters of the longest address that mail servers take. */
export const longestMailAddress = 254

/**
 * What browsers take in `<input type="email">`, and a dot in the domain: nobody writes to `info@localhost`. One address, no
 * names, no lists, no line breaks.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const mailAddressPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** A typed address, in lower case and without spaces around it; undefined if it is none. */
export function readMailAddress(typed = ''): string | undefined {
  const address = typed.trim().toLowerCase()
  return isMailAddress(address) ? address : undefined
}

/** Whether a mail can be sent to this. */
export const isMailAddress = (value: string): boolean =>
  value.length <= longestMailAddress && mailAddressPattern.test(value)
