/** Timeout for pages that paint nothing, or browsers that do not report it. */
const longestWaitMilliseconds = 1_000

/**
 * Starts scripts after the first paint, each in a task of its own, so that neither the first view nor input between
 * them is delayed. The page has been parsed: module scripts wait for that anyway.
 */
export async function afterFirstPaint(parts: readonly (() => void)[]) {
  await painted()
  for (const part of parts) setTimeout(part)
}

function painted(): Promise<unknown> | undefined {
  // A background tab paints nothing.
  if (document.visibilityState === 'hidden') return
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMilliseconds)
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
}
