interface KeyQueue {
  /** Puts a key at the end, unless it waits already. */
  ask(key: string): void
  forget(): void
}

/**
 * Works through keys in the order in which they were asked for. Work that fails is its own affair: the next key comes.
 * The queue holds keys, not what belongs to them: what is gone when its turn comes holds no memory meanwhile.
 * @param atOnce - keys worked on at a time
 */
export function createKeyQueue(work: (key: string) => Promise<unknown>, atOnce: number): KeyQueue {
  const waiting = new Set<string>()
  let running = 0

  async function run() {
    running++
    for (const key of waiting) {
      waiting.delete(key)
      await work(key).catch(() => undefined)
    }
    running--
  }

  return {
    ask(key) {
      waiting.add(key)
      if (running < atOnce) void run()
    },
    forget: () => waiting.clear(),
  }
}
