/** An amount that stands in the ledger, in euro cents. @property isAbout - only known approximately */
export type LedgerLine<Key extends string = string> = {
  key: Key
  cents: number
  isAbout?: boolean | undefined
}

/** Lines with their sum, which is exactly what a reader finds who adds them up. */
export type LedgerSum<Key extends string = string> = {
  lines: LedgerLine<Key>[]
  totalCents: number
  /** At least one line is only known approximately. */
  isAbout: boolean
}

export const sumOf = <Key extends string>(lines: LedgerLine<Key>[]): LedgerSum<Key> => ({
  lines,
  totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
  isAbout: lines.some(({ isAbout }) => isAbout),
})

/** Spreads an amount over months, in whole euros, as people say what they put aside. */
export const perMonth = (cents: number, months: number): number => Math.round(cents / months / 100) * 100
