const list = '[data-map-list]'

/** Reads the listing of a card from the number at the end of its address (L10). */
function idOf(target: EventTarget | null): number | null {
  const card = target instanceof Element ? target.closest(`${list} li`) : null
  const href = card?.querySelector<HTMLAnchorElement>('h2 a, h3 a')?.pathname
  const id = href && /\/(\d+)\/$/.exec(href)?.[1]
  return id ? Number(id) : null
}

/** Reports the card that is hovered or focused, and when it is left. */
export function watchCards(onChange: (id: number | null) => void) {
  const cards = document.querySelector<HTMLElement>(list)
  let reported: number | null = null
  const report = (id: number | null) => {
    if (id === reported) return
    reported = id
    onChange(id)
  }
  cards?.addEventListener('pointerover', ({ target }) => report(idOf(target)))
  cards?.addEventListener('pointerleave', () => report(idOf(document.activeElement)))
  cards?.addEventListener('focusin', ({ target }) => report(idOf(target)))
  cards?.addEventListener('focusout', ({ relatedTarget }) => report(idOf(relatedTarget)))
}

/** Highlights the card of the listing that is hovered on the map, if it is on this page. */
export function markCard(id: number | null) {
  for (const marked of document.querySelectorAll(`${list} li[data-marked]`))
    marked.removeAttribute('data-marked')
  if (id === null) return
  document.querySelector(`${list} a[href$="/${id}/"]`)?.closest('li')?.setAttribute('data-marked', '')
}
