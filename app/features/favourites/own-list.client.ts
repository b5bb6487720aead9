import { fetchCards } from './fetch-cards.client'
import { put, shownEvent } from './hearts.client'
import { keptKey, withFirst } from './kept-ids'
import { storedIds } from './stored-ids.client'

/**
 * The visitor's own list follows what the device remembers, also what another tab changes. A home that is taken off
 * leaves a line in its place, with a way back; it is gone at the next visit.
 * @returns when it is drawn for the first time
 */
export function followOwnList(page: HTMLElement, own: HTMLElement): Promise<void> {
  let shown: number[] = []
  const follow = async () => {
    const kept = storedIds(keptKey)
    page.dataset.state = kept.length > 0 ? 'list' : itemsOf(own).length > 0 ? 'emptied' : 'empty'
    if (kept.some((id) => !shown.includes(id))) {
      shown = kept
      await fill(page, own, kept)
    }
    for (const item of itemsOf(own)) markRemoved(item, own, !storedIds(keptKey).includes(idOf(item)))
  }
  document.addEventListener(shownEvent, follow)
  return follow()
}

const itemsOf = (own: HTMLElement) => [...own.querySelectorAll<HTMLElement>('li:has([data-favourite])')]

const idOf = (item: HTMLElement) =>
  Number(item.querySelector<HTMLElement>('[data-favourite]')?.dataset.favourite)

async function fill(page: HTMLElement, own: HTMLElement, ids: number[]) {
  try {
    own.replaceChildren(await fetchCards(ids))
  } catch {
    page.dataset.state = 'failed'
  }
}

function markRemoved(item: HTMLElement, own: HTMLElement, isRemoved: boolean) {
  const card = item.querySelector<HTMLElement>('article')
  const line = item.querySelector<HTMLElement>('[data-removed]')
  if (!card || isRemoved === Boolean(line)) return
  const hadFocus = item.contains(document.activeElement)
  card.hidden = isRemoved
  line?.remove()
  if (isRemoved) item.append(removedLine(item, own))
  if (hadFocus) item.querySelector<HTMLElement>(isRemoved ? '[data-undo]' : '[data-favourite]')?.focus()
}

/** "… was removed. Undo" */
function removedLine(item: HTMLElement, own: HTMLElement) {
  const { removed = '', undo = '' } = own.dataset
  const line = document.createElement('div')
  line.dataset.removed = ''
  const words = document.createElement('p')
  words.textContent = `${removed} ${item.querySelector('a')?.textContent}`
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.dataset.undo = ''
  button.textContent = undo
  button.addEventListener('click', () => putBack(idOf(item), own))
  line.append(words, button)
  return line
}

/** Where it stood among the others. */
function putBack(id: number, own: HTMLElement) {
  const kept = storedIds(keptKey)
  const order = itemsOf(own).map(idOf)
  const before = order.slice(0, order.indexOf(id)).findLast((other) => kept.includes(other))
  if (before === undefined) return put(withFirst(kept, id), 'kept')
  put(kept.toSpliced(kept.indexOf(before) + 1, 0, id), 'kept')
}
