/** Paper that was asked for on the listing's own page is printed at once; opened otherwise it is looked at first. */
export function startBrochure(brochure: HTMLElement) {
  brochure.querySelector('[data-print]')?.addEventListener('click', () => print())
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'navigate' || cameFrom() !== brochure.dataset.brochure) return
  // Not before its pictures are there.
  if (document.readyState === 'complete') print()
  else addEventListener('load', () => print(), { once: true })
}

const cameFrom = () => (document.referrer ? new URL(document.referrer).pathname : undefined)
