/** Minutes within which the same once more is a second press of the button. */
const doubleWithin = 10

/** Since when the same was sent before by the same press, not to be taken twice (F4). */
export const samePressSince = (now: Date): Date => new Date(now.getTime() - doubleWithin * 60_000)
