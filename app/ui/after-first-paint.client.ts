/** A page that paints nothing, as where a browser does not tell, is not waited for longer. */
const longestWaitMilliseconds = 1_000

/**
 * Starts what a page needs only in use when its first view is on the screen, each part in a task of its own: what
 * the visitor came for is not held up, and a touch between two parts is answered. The page has been read to its end:
 * a module waits for that by itself.
 */
export async function afterFirstPaint(parts: readonly (() => void)[]) {
  await painted()
  for (const part of parts) setTimeout(part)
}

function painted(): Promise<unknown> | undefined {
  // A tab that is not looked at paints nothing.
  if (document.visibilityState === 'hidden') return
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMilliseconds)
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
}
