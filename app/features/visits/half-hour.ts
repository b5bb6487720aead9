/** In which one visitor's looking at one page is one visit. */
const lengthMs = 30 * 60_000

/** Begin of the half hour that an instant is in; clocks change by whole hours, so it lies within one day. */
export const halfHourOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % lengthMs))
