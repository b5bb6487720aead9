interface SingleFlight<Key, Value> {
  /** Joins the work under way for this key, or begins it. */
  run(key: Key, work: () => Promise<Value>): Promise<Value>
  /** Lets nobody join what is under way now; it still ends for those who wait. */
  forget(): void
  readonly size: number
}

/** Many ask for the same thing at once: the work is done once and everybody gets its result. */
export function createSingleFlight<Key, Value>(): SingleFlight<Key, Value> {
  const running = new Map<Key, Promise<Value>>()
  return {
    run(key, work) {
      const joined = running.get(key)
      if (joined !== undefined) return joined
      const begun = work().finally(() => {
        // After `forget` the key may already belong to newer work.
        if (running.get(key) === begun) running.delete(key)
      })
      running.set(key, begun)
      return begun
    },
    forget: () => running.clear(),
    get size() {
      return running.size
    },
  }
}
