import { useState } from 'react'

/** Counts how often a value changed since the first render. */
export function useCount(value: unknown): number {
  const [known, setKnown] = useState({ value, count: 0 })
  if (known.value === value) return known.count
  const next = { value, count: known.count + 1 }
  setKnown(next)
  return next.count
}
