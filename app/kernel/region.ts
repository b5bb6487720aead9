export type BelgianRegion = 'brussels' | 'flanders' | 'wallonia'
export type Region = BelgianRegion | 'luxembourg'

/** Ids of countries in the listing feed. */
export const countryIds = { belgium: 10, luxembourg: 50 } as const

/** Belgian postal codes, both ends inclusive. */
const ranges: readonly [from: number, to: number, BelgianRegion][] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
]

/**
 * Region of a place. The country is checked first, because Luxembourg's postal codes have four digits too.
 * @returns undefined outside the two countries, or for a code outside all regions
 * @see docs/requirements.md, D7
 */
export function regionOf({ countryId, zip }: { countryId: number; zip: string }): Region | undefined {
  if (countryId === countryIds.luxembourg) return 'luxembourg'
  const digits = zip.trim()
  if (countryId !== countryIds.belgium || !/^\d{4}$/.test(digits)) return undefined
  const code = Number(digits)
  return ranges.find(([from, to]) => from <= code && code <= to)?.[2]
}

/** A postal code as people write it: `1180`, in Luxembourg `L-1648`, because its four digits alone look Belgian. */
export const postalCode = ({ countryId, zip }: { countryId: number; zip: string }): string =>
  countryId === countryIds.luxembourg && /^\d{4}$/.test(zip.trim()) ? `L-${zip.trim()}` : zip

/** The place of a code as `postalCode` writes it. */
export const placeOfCode = (code: string): { countryId: number; zip: string } =>
  code.startsWith('L-')
    ? { countryId: countryIds.luxembourg, zip: code.slice(2) }
    : { countryId: countryIds.belgium, zip: code }
