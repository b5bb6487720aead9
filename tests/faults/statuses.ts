/** How often each status came; where there was no answer, what went wrong. */
export type Statuses = Record<string, number>

export function statusesOf(statuses: readonly string[]): Statuses {
  const counts: Statuses = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Answers of 5xx, and none. */
export const countBroken = (statuses: Statuses) =>
  Object.entries(statuses).reduce((sum, [status, times]) => sum + (Number(status) < 500 ? 0 : times), 0)

/** For people: `12 × 200, 1 × 503`. */
export const counted = (statuses: Statuses) =>
  Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ')
