/** WebIDs of the feed's main types that decide something; docs/feed.md lists all. */
export const mainTypes = { house: 1, studio: 2, apartment: 3, land: 4, investment: 5, garage: 7 } as const

const { house, studio, apartment } = mainTypes

export const isFlat = (webId: number): boolean => webId === studio || webId === apartment

/** Whether people live in it: a house, villa or farm, a studio, an apartment. */
export const isDwelling = (webId: number): boolean => webId === house || isFlat(webId)
