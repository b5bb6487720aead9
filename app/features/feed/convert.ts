/** Euro of the feed in integer cents. */
export const cents = (euro: number | undefined) => (euro === undefined ? undefined : Math.round(euro * 100))
