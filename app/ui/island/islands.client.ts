/**
 * Wakes the islands of a public page. Holds no React: that comes with the first island that is needed.
 * Nothing here may import React Router.
 */
const tag = 'pignon-island'
const awake = 'awake'
const waking = new WeakMap<Element, Promise<void>>()

function wake(element: HTMLElement): Promise<void> {
  const already = waking.get(element)
  if (already) return already
  const promise = hydrate(element).catch((error: unknown) => {
    // A chunk that did not arrive may arrive at the next touch; until then the plain HTML serves.
    waking.delete(element)
    throw error
  })
  waking.set(element, promise)
  return promise
}

async function hydrate(element: HTMLElement) {
  const { name = '', prefix, props = '{}' } = element.dataset
  const [component, { takeOver }] = await Promise.all([
    import('./load-island.client').then(({ loadIsland }) => loadIsland(name)),
    import('./take-over'),
  ])
  await takeOver(element, component, props, prefix)
  element.dataset[awake] = ''
}

const islandAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(tag) : null

const wakeQuietly = (element: HTMLElement) => void wake(element).catch(() => undefined)

/** From here on an island wakes at the first sign of use; one that says so, or was used before there was a script, at once. */
export function startIslands() {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
    addEventListener(type, wakeOnSign, { capture: true, passive: true })
  }
  addEventListener('click', replayClick, { capture: true })
  for (const island of document.querySelectorAll<HTMLElement>(tag)) {
    if ('atOnce' in island.dataset || wasUsed(island)) wakeQuietly(island)
  }
}

/** Somebody is in it, or what is filled in is not what the page came with. */
const wasUsed = (island: HTMLElement) =>
  island.matches(':focus-within') ||
  [...island.querySelectorAll('input')].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  )

function wakeOnSign(event: Event) {
  const island = islandAround(event.target)
  if (island) wakeQuietly(island)
}

/**
 * A click on a button that came before its island was awake is held and done again then; enter in a field clicks too.
 * Where the island does not come, what is done again is the browser's to answer. Links and searches work without
 * script and are let through.
 */
function replayClick(event: MouseEvent) {
  const island = islandAround(event.target)
  const target = event.target
  if (!island || awake in island.dataset || !event.isTrusted || !(target instanceof Element)) return
  const button = target.closest('button')
  if (!button || (button.type === 'submit' && button.form?.method === 'get')) return
  event.preventDefault()
  const again = () => button.isConnected && button.click()
  void wake(island).then(again, again)
}
