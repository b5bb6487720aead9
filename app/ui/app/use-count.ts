import { useState } from 'react'

/** How often a value was replaced by another since it was first drawn. */
export function useCount(value: unknown): number {
  const [known, setKnown] = useState({ value, count: 0 })
  if (known.value === value) return known.count
  const next = { value, count: known.count + 1 }
  setKnown(next)
  return next.count
}
