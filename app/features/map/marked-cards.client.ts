import { idOfCard, motion } from './card-of-map.client'
import { isStrip, showInStrip } from './card-strip.client'

const list = '[data-map-list]'

/** Listings whose cards are on this page. */
export const cardIds = (): number[] =>
  [...document.querySelectorAll(`${list} li`)].flatMap((card) => idOfCard(card) ?? [])

/** Reports the card that is hovered or focused, and when it is left. */
export function watchCards(onChange: (id: number | null) => void) {
  const cards = document.querySelector<HTMLElement>(list)
  let reported: number | null = null
  const report = (id: number | null) => {
    if (id === reported) return
    reported = id
    onChange(id)
  }
  // In a strip the card in the middle is marked, whatever a finger touches.
  cards?.addEventListener('pointerover', ({ target }) => !isStrip() && report(idOfCard(target)))
  cards?.addEventListener('pointerleave', () => !isStrip() && report(idOfCard(document.activeElement)))
  cards?.addEventListener('focusin', ({ target }) => report(idOfCard(target)))
  cards?.addEventListener('focusout', ({ relatedTarget }) => report(idOfCard(relatedTarget)))
}

/** Highlights the card of the listing that is hovered on the map, and brings it into sight, if it is on this page. */
export function markCard(id: number | null) {
  if (id === null && isStrip()) return
  for (const marked of document.querySelectorAll(`${list} li[data-marked]`))
    marked.removeAttribute('data-marked')
  if (id === null) return
  const card = document.querySelector(`${list} a[href$="/${id}/"]`)?.closest('li')
  if (!card) return
  card.setAttribute('data-marked', '')
  if (isStrip()) showInStrip(card)
  else if (isBesideMap(card)) card.scrollIntoView({ block: 'nearest', behavior: motion() })
}

/** Where the list is below the map, scrolling to a card would take the map away. */
function isBesideMap(card: Element): boolean {
  const map = document.querySelector('[data-map]')?.getBoundingClientRect()
  return map !== undefined && card.getBoundingClientRect().right <= map.left
}
