import { eurosToCents } from '~/kernel/money'

/** Converts euros of the feed into integer cents. */
export const cents = (euro: number | undefined) => (euro === undefined ? undefined : eurosToCents(euro))
