/** Euro of the feed in integer cents. */
export const cents = (euro: number | undefined) => (euro === undefined ? undefined : Math.round(euro * 100))

type LowerKeys<T> = { [Key in keyof T as Key extends string ? Uncapitalize<Key> : never]: T[Key] }

/** The feed's names begin with a capital, the product's do not. */
export function lowerKeys<T extends object>(fields: T | undefined): LowerKeys<T> | undefined {
  if (!fields) return undefined
  const renamed = Object.entries(fields).map(([name, value]) => [
    name[0]?.toLowerCase() + name.slice(1),
    value,
  ])
  return Object.fromEntries(renamed) as LowerKeys<T>
}

/** Without the fields that are absent, and without objects and lists that hold nothing. */
export function compact<T extends object>(fields: T): T {
  const kept = Object.entries(fields).flatMap(([name, value]) => {
    const inner = isPlain(value) ? compact(value) : value
    return isNothing(inner) ? [] : [[name, inner]]
  })
  return Object.fromEntries(kept) as T
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNothing = (value: unknown) =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
