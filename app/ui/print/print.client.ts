/**
 * Starts the print button of a page. A page that names the page whose print button leads to it prints at once when it
 * was opened from there; opened directly, it only shows.
 */
export function startPrint(printable: HTMLElement) {
  printable.querySelector('[data-print]')?.addEventListener('click', () => print())
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'navigate' || cameFrom() !== printable.dataset.printable) return
  // Printing waits for the pictures.
  if (document.readyState === 'complete') print()
  else addEventListener('load', () => print(), { once: true })
}

const cameFrom = () => (document.referrer ? new URL(document.referrer).pathname : undefined)
