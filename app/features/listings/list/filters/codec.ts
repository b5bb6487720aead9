import { mostEuros } from '~/kernel/bounds'
import { readAmount, readSurface, readWhole } from '~/kernel/read-amount'
import { isDay } from '~/kernel/wall-time'

/** How one value of a filter is written in an address, and read from it as visitors type it. */
export type Codec<Value> = {
  /** @returns undefined if the text is no valid value */
  read(text: string): Value | undefined
  write(value: Value): string
  /** Order of the values in an address; without one they keep theirs. */
  order?: readonly Value[]
}

/** Whole numbers within bounds, inclusive, also typed as `1.200` or `120 m²`. */
export const wholeBetween = (least: number, most: number): Codec<number> => ({
  read: (text) => within(readWhole(text), least, most),
  write: String,
})

const within = (number: number | undefined, least: number, most: number) =>
  number !== undefined && number >= least && number <= most ? number : undefined

/** Amounts of whole euros, kept in cents. */
export const euroAmount: Codec<number> = { read: euros, write: (cents) => String(cents / 100) }

/** Reads euros as visitors type them (`450000`, `450.000`, `450 000,00`), rounded to whole ones, in cents. */
export function euros(text: string | null): number | undefined {
  const amount = Math.round(readAmount(text ?? '') ?? 0)
  return amount > 0 && amount <= mostEuros ? amount * 100 : undefined
}

/** Surfaces of land in whole m², also typed as `12 are` or `1,5 ha`. */
export const landSurface = (most: number): Codec<number> => ({
  read: (text) => within(readSurface(text), 1, most),
  write: String,
})

/** One of a fixed list, in that order. */
export const oneOf = <const Value extends string | number>(values: readonly Value[]): Codec<Value> => ({
  read: (text) => values.find((value) => String(value) === text),
  write: String,
  order: values,
})

/** A day of the calendar, `2027-01-15`. */
export const isoDay: Codec<string> = {
  read: (text) => (/^2\d{3}-\d\d-\d\d$/.test(text) && isDay(text) ? text : undefined),
  write: String,
}

/** Words without what makes an address of a website or of a mailbox: anybody can write them into an address. */
export const plainWords = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N}\s,'’€²-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
