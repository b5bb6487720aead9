import type { Locale } from '~/kernel/locale'
import { percentSign } from '~/kernel/numbers'

const around = (text: string, index: number) => text.slice(Math.max(0, index - 20), index + 20)

/** An amount with the sign behind it, without a non-breaking space, or with other separators than `€ 1.250,50`. */
const otherAmount = /€ ?\d|\d[\s]*€|€\u00a0\d+[,\s]\d{3}|\d\s*euros?\b/giu

/** Finds amounts of money in a text that are not in Belgian Dutch style (P3). */
export const amountsAmiss = (text: string): string[] =>
  [...text.matchAll(otherAmount)].map(({ index }) => around(text, index))

/** Finds percentages in a text with another space before the sign than `percentSign` of its language. */
export const percentagesAmiss = (text: string, locale: Locale): string[] =>
  [...text.matchAll(/(?<=[\d}])\s*%/gu)]
    .filter(([written]) => written !== percentSign(locale))
    .map(({ index }) => around(text, index))
