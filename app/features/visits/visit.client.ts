/**
 * Tells that the page is looked at (O5): not while it is only prepared, in a tab that nobody has opened yet or ahead
 * of a click; again when the back button brings it out of the browser's memory, where no other script starts again.
 * @param of - what the page shows: `listing-2706`
 */
export function startVisit(of: string) {
  tellWhenSeen(of)
  addEventListener('pageshow', ({ persisted }) => persisted && tellWhenSeen(of))
}

/** A page that is prerendered is hidden until it is opened, as one in a tab behind is. */
function tellWhenSeen(of: string) {
  if (document.visibilityState === 'visible') return tell(of)
  document.addEventListener('visibilitychange', () => tellWhenSeen(of), { once: true })
}

/** Of where the visitor came from only the host leaves the browser, and what a campaign wrote into its link. */
function tell(of: string) {
  const { referrer } = document
  const told = new URLSearchParams({ of, from: referrer && new URL(referrer).host })
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name === 'utm_source' || name === 'utm_medium') told.set(name, value.slice(0, 100))
  }
  navigator.sendBeacon('/visits', told)
}
