import type { Values } from '~/features/forms/public'

/** Longer than any address; nobody types more into its field. */
const longest = 200

/** `Kerkstraat 3, 1653 Dworp`, with the postal code as Belgians and Luxembourgers write it; L tells the country. */
const written =
  /^(?:(?<street>.*?)[\s,;]+)?(?:BE?[-\s]?)?(?<zip>(?:LU?[-\s]?)?[1-9]\d{3})[\s,]+(?<city>\p{L}.*)$/iu

/** Divides an address that was typed on one line over the fields of the form; what is not understood is the street. */
export function readAddress(typed: string): Values {
  const line = typed.slice(0, longest).replace(/\s+/g, ' ').trim()
  if (!line) return {}
  const { street, zip, city } = written.exec(line)?.groups ?? {}
  if (!zip || !city) return { street: line }
  return { ...(street ? { street } : {}), zip, city }
}
