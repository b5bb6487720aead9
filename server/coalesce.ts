/**
 * Runs work of which one is enough: asked for while it runs, it runs once more afterwards, however often it was
 * asked for.
 * @param work - reports its own errors; what it throws is passed on to nobody
 */
export function coalesce(work: () => Promise<unknown>): () => void {
  let running = false
  let again = false
  return async () => {
    again = true
    if (running) return
    running = true
    while (again) {
      again = false
      await work().catch(() => {})
    }
    running = false
  }
}
