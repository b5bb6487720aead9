/** Minutes within which what strangers cause is counted into one line. */
export const countedMinutes = 10
/** Different lines within that time; beyond, only kinds are told apart. */
const mostLines = 100

type Countable = {
  at: Date
  kind: string
  result: string
  account: string | null
  network: string | null
  detail: string | null
}

export type EventCounter<Event extends Countable> = {
  add(event: Event): void
  /** What was counted since the last time, with how often; `at` is when it happened first. */
  take(): (Event & { count: number })[]
}

/** Counts events that are alike, so that a flood of them is a few lines. */
export function createEventCounter<Event extends Countable>(): EventCounter<Event> {
  let counted = new Map<string, Event & { count: number }>()
  return {
    add(event) {
      const key = keyOf(event)
      const mayBeNamed = counted.has(key) || counted.size < mostLines
      const kept = mayBeNamed ? event : { ...event, account: null, network: null }
      const keptKey = mayBeNamed ? key : keyOf(kept)
      counted.set(keptKey, {
        ...(counted.get(keptKey) ?? kept),
        count: (counted.get(keptKey)?.count ?? 0) + 1,
      })
    },
    take() {
      const taken = [...counted.values()]
      counted = new Map()
      return taken
    },
  }
}

const keyOf = ({ kind, result, account, network, detail }: Countable): string =>
  JSON.stringify([kind, result, account, network, detail])
