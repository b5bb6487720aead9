import { mostEuros } from './bounds'
import { eurosToCents } from './money'

const plain = (text: string) => text.replace(/[\s€%]/g, '')

/** Reads euros: `150000`, `150.000`, `€ 150 000`, `150,000.50`. Three digits after a separator are thousands, but not after a lone 0. */
export const readAmount = (text: string): number | undefined =>
  readDecimal(plain(text).replace(/(?<!^0)[.,'’](?=\d{3}(?!\d))/g, ''))

/** Reads `3,5` or `3.5`. */
export function readDecimal(text: string): number | undefined {
  const written = plain(text)
  return /^\d{1,12}([.,]\d*)?$/.test(written) ? Number(written.replace(',', '.')) : undefined
}

/** Reads euros as cents; undefined where the text is no amount, or more than anybody pays for a home. */
export function readCents(text: string): number | undefined {
  const euros = readAmount(text)
  return euros === undefined || euros > mostEuros ? undefined : eurosToCents(euros)
}

/** Reads a whole number: `1200`, `1.200`, `-3`; a surface with its unit (`120 m²`, `12 are`) in m². */
export function readWhole(text: string): number | undefined {
  const typed = text.trim()
  if (measured.test(typed)) return readSurface(typed)
  const number = readAmount(typed.replace(/^-/, ''))
  if (number === undefined || !Number.isInteger(number)) return undefined
  return typed.startsWith('-') ? 0 - number : number
}

/** m² of each unit that a surface is written in. */
const squareMetres: Record<string, number> = {
  '': 1,
  m2: 1,
  'm²': 1,
  a: 100,
  are: 100,
  ares: 100,
  ar: 100,
  ha: 10_000,
}

const measured = /(?:m[2²]|ares?|ar|a|ha)$/i

/** Reads a surface in whole m²: `120`, `1.200 m²`, `12 are`, `1,5 ha`. */
export function readSurface(text: string): number | undefined {
  const typed = text.trim()
  const unit = measured.exec(typed)?.[0].toLowerCase() ?? ''
  const written = typed.slice(0, typed.length - unit.length)
  // Nobody offers a thousand hectares: "1,125 ha" has three decimals.
  const number = unit === 'ha' ? readDecimal(written) : readAmount(written)
  return number === undefined ? undefined : Math.round(number * (squareMetres[unit] ?? 1))
}
