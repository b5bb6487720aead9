import { leftBehind } from '~/kernel/left-behind'

/**
 * Adds this address's other parameters, such as `utm_source`, to the query of the page in another language, but those that
 * stay behind.
 * @param search - query of the other address, with translated parameters
 * @param own - query of this address
 */
export function withOwnParameters(search: string, own: string): string {
  const query = new URLSearchParams(search)
  const known = [...query.keys(), ...leftBehind]
  for (const [name, value] of new URLSearchParams(own)) {
    if (!known.includes(name)) query.append(name, value)
  }
  return query.toString()
}
