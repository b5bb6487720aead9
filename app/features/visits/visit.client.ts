/**
 * Reports a view of the page (O5): not while it is prerendered or in a background tab; again when it is restored from
 * the back/forward cache, where no other script restarts.
 * @param of - the subject of the page: `listing-2706`
 */
export function startVisit(of: string) {
  tellWhenSeen(of)
  addEventListener('pageshow', ({ persisted }) => persisted && tellWhenSeen(of))
}

/** Prerendered pages and background tabs are hidden until opened. */
function tellWhenSeen(of: string) {
  if (document.visibilityState === 'visible') return tell(of)
  document.addEventListener('visibilitychange', () => tellWhenSeen(of), { once: true })
}

/** Only the referrer's host leaves the browser, and the campaign parameters. */
function tell(of: string) {
  const { referrer } = document
  const told = new URLSearchParams({ of, from: referrer && new URL(referrer).host })
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name === 'utm_source' || name === 'utm_medium') told.set(name, value.slice(0, 100))
  }
  navigator.sendBeacon('/visits', told)
}
