/** What browsers take in `<input type="email">`, and a dot in the domain: nobody writes to `info@localhost`. */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/**
 * Whether a mail can be sent to this. One address, no names, no lists, no line breaks.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const isMailAddress = (value: string): boolean => value.length <= 254 && address.test(value)
