/** Opened from the listing's print button, the brochure prints at once; opened directly, it only shows. */
export function startBrochure(brochure: HTMLElement) {
  brochure.querySelector('[data-print]')?.addEventListener('click', () => print())
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'navigate' || cameFrom() !== brochure.dataset.brochure) return
  // Printing waits for the pictures.
  if (document.readyState === 'complete') print()
  else addEventListener('load', () => print(), { once: true })
}

const cameFrom = () => (document.referrer ? new URL(document.referrer).pathname : undefined)
