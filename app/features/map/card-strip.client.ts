import { idOfCard, motion } from './card-of-map.client'

const strip = '[data-map-list] > ul'

/** As in list-views.module.css: cards are a strip below the map, one of them in the middle. */
const narrow = '(max-width: 999.98px)'

export const isStrip = (): boolean => matchMedia(narrow).matches

/** Calls back when the cards become a strip, or a list again. */
export const watchStrip = (onChange: () => void) => matchMedia(narrow).addEventListener('change', onChange)

/** Brings a card into the middle of the strip. */
export const showInStrip = (card: Element) =>
  card.scrollIntoView({ inline: 'center', block: 'nearest', behavior: motion() })

/** Marks the card in the middle of the strip, and reports it. */
export function startStrip(onMiddle: (id: number | null) => void) {
  const cards = document.querySelector(strip)
  if (!cards) return
  let hasMoved = false
  cards.addEventListener(
    'scroll',
    () => {
      hasMoved = true
    },
    { once: true },
  )
  const middle = new IntersectionObserver(
    (entries) => {
      const card = entries.find(({ isIntersecting }) => isIntersecting)?.target
      // Before anybody has touched it, the map shows all listings alike.
      if (!card || !hasMoved || !isStrip()) return
      for (const marked of cards.querySelectorAll('[data-marked]')) marked.removeAttribute('data-marked')
      card.setAttribute('data-marked', '')
      onMiddle(idOfCard(card))
    },
    // A line down the middle.
    { root: cards, rootMargin: '0px -49.5%' },
  )
  for (const card of cards.children) middle.observe(card)
}
