/** Repeated views of one visitor within this time are one visit. */
const lengthMs = 30 * 60_000

/** Start of an instant's half hour; clocks change by whole hours, so it lies within one day. */
export const halfHourOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % lengthMs))
