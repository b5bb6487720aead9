/**
 * Coalesces calls: one run at a time, and one more afterwards however often it was called meanwhile.
 * @param work - reports its own errors; anything it throws is ignored
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
