import type { Values } from '~/features/forms/public'
import { codeOf } from '~/kernel/places/municipalities'
import { readZip, zipPattern } from '~/kernel/read-zip'

/** Longer than any address; nobody types more into its field. */
const longest = 200

/** A postal code with the name of a place behind it. */
const codes = new RegExp(String.raw`(?<=^|[\s,;])(?<zip>${zipPattern})[\s,]+(?=\p{L})`, 'giu')

/**
 * Divides an address that was typed on one line over the fields of the form: `Kerkstraat 3, 1653 Dworp`. The last code
 * counts, for house numbers may have four digits too; what is not understood is the street.
 */
export function readAddress(typed: string): Values {
  const line = typed.slice(0, longest).replace(/\s+/g, ' ').trim()
  if (!line) return {}
  const last = [...line.matchAll(codes)].at(-1)
  const read = readZip(last?.groups?.zip ?? '')
  if (!last || !read) return { street: line }
  const street = line.slice(0, last.index).replace(/[\s,;]+$/, '')
  return {
    ...(street && { street }),
    zip: codeOf({ country: 'BE', ...read }),
    city: line.slice(last.index + last[0].length),
  }
}
