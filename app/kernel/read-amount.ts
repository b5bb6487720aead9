const plain = (text: string) => text.replace(/[\s€%]/g, '')

/** Reads euros: `150000`, `150.000`, `€ 150 000`, `150,000.50`. Three digits after a separator are thousands, but not after a lone 0. */
export const readAmount = (text: string): number | undefined =>
  readDecimal(plain(text).replace(/(?<!^0)[.,'’](?=\d{3}(?!\d))/g, ''))

/** Reads `3,5` or `3.5`. */
export function readDecimal(text: string): number | undefined {
  const written = plain(text)
  return /^\d{1,12}([.,]\d*)?$/.test(written) ? Number(written.replace(',', '.')) : undefined
}

/** Nobody pays more than this for a home; a higher amount is a typing mistake. */
const highestEuros = 1_000_000_000

/** Reads euros as cents; undefined where the text is no amount. */
export function readCents(text: string): number | undefined {
  const euros = readAmount(text)
  return euros === undefined || euros > highestEuros ? undefined : Math.round(euros * 100)
}
