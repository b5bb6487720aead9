/** Kilometres around a place, as the crow flies. */
export const radii = { least: 1, usual: 5, most: 50 } as const

/** A place as named (a postal code, a municipality, a station), and the distance from it in kilometres. */
export type Around = { place: string; km: number }

/**
 * Reads `Halle~10`; without a distance the usual one, and a distance beyond the bounds is the nearest within.
 * @returns undefined for anything else
 */
export function readAround(text: string): Around | undefined {
  const [, named = '', km] = /^([^~<>]{1,100})(?:~(\d{1,3}))?$/.exec(text) ?? []
  const place = named.replace(/\s+/g, ' ').trim()
  if (place === '') return undefined
  return { place, km: Math.min(radii.most, Math.max(radii.least, Number(km ?? radii.usual))) }
}

export const writeAround = ({ place, km }: Around): string => `${place}~${km}`
