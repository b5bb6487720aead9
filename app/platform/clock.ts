/** The only source of "now", so that tests can hold it still. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export const stoppedClock = (at: string | Date): Clock => ({ now: () => new Date(at) })
