/** The same id always gives the same picture: all chance in a scene comes from here. */
export type Random = {
  /** Between 0 (inclusive) and 1. */
  next(): number
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
}

export function seeded(id: string): Random {
  let state = 2166136261
  for (const char of id) state = Math.imul(state ^ char.charCodeAt(0), 16777619)
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[Math.floor(next() * list.length)]
      if (chosen === undefined) throw new Error('pick needs at least one element')
      return chosen
    },
  }
}
