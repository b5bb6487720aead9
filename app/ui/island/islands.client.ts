/**
 * Hydrates the islands of a public page. React is not imported here: it loads with the first island that is needed.
 * This file must not import React Router.
 */
const tag = 'pignon-island'
const hydrated = 'awake'
const hydrating = new WeakMap<Element, Promise<void>>()

function hydrateOnce(element: HTMLElement): Promise<void> {
  const running = hydrating.get(element)
  if (running) return running
  const promise = hydrate(element).catch((error: unknown) => {
    // A chunk that failed to load may load at the next touch; until then the plain HTML works.
    hydrating.delete(element)
    throw error
  })
  hydrating.set(element, promise)
  return promise
}

async function hydrate(element: HTMLElement) {
  const { name = '', prefix, props = '{}' } = element.dataset
  const [component, { hydrateIsland }] = await Promise.all([
    import('./load-island.client').then(({ loadIsland }) => loadIsland(name)),
    import('./hydrate-island'),
  ])
  await hydrateIsland(element, component, props, prefix)
  element.dataset[hydrated] = ''
}

const islandAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(tag) : null

const hydrateIgnoringErrors = (element: HTMLElement) => void hydrateOnce(element).catch(() => {})

/**
 * Hydrates islands at the first interaction; at once if an island is marked so, or was used before the script ran.
 */
export function startIslands() {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
    addEventListener(type, hydrateOnInteraction, { capture: true, passive: true })
  }
  addEventListener('click', replayClick, { capture: true })
  for (const island of document.querySelectorAll<HTMLElement>(tag)) {
    if ('atOnce' in island.dataset || wasUsed(island)) hydrateIgnoringErrors(island)
  }
}

/** The island has the focus, or its fields and choices differ from the page's. */
const wasUsed = (island: HTMLElement) =>
  island.querySelector(':focus,[selected]:not(:checked)') ||
  [...island.querySelectorAll('input')].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  )

function hydrateOnInteraction(event: Event) {
  const island = islandAround(event.target)
  if (island) hydrateIgnoringErrors(island)
}

/**
 * A click on a button before its island is hydrated is held and repeated afterwards; Enter in a field clicks too. If
 * hydration fails, the repeated click is handled by the browser. Links, searches and popovers work without script and
 * are not held. Nothing below hears the held click: what the document listens for (hearts, sharing, consent) would happen
 * twice, and a heart would be as before.
 */
function replayClick(event: MouseEvent) {
  const island = islandAround(event.target)
  const target = event.target
  if (!island || hydrated in island.dataset || !event.isTrusted || !(target instanceof Element)) return
  const button = target.closest('button')
  if (!button || button.popoverTargetElement || (button.type === 'submit' && button.form?.method === 'get'))
    return
  event.preventDefault()
  event.stopPropagation()
  const again = () => button.isConnected && button.click()
  void hydrateOnce(island).then(again, again)
}
