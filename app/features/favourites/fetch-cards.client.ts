import { showFavourites } from './hearts.client'
import { idsQuery } from './kept-ids'

/**
 * Cards as the server draws them for a shared list: there is one way to draw a home. A request whose answer is a
 * document parses it without script, and without writing HTML, which the policy of public pages forbids.
 * @throws when the answer does not come or holds no list
 */
export function fetchCards(ids: readonly number[]): Promise<HTMLElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.pathname + idsQuery(ids))
    request.responseType = 'document'
    request.onerror = () => reject(new Error('no answer'))
    request.onload = () => {
      const cards = request.responseXML?.querySelector<HTMLElement>('[data-listed]')
      if (!cards) return reject(new Error('no list'))
      resolve(document.adoptNode(cards))
      // Their hearts, once they stand in the page.
      queueMicrotask(() => setTimeout(showFavourites))
    }
    request.send()
  })
}
