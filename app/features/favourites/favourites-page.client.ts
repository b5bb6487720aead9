import { closest } from '~/ui/closest'
import { notify } from '~/ui/notice/notice.client'
import { fetchCards } from './fetch-cards.client'
import { put } from './hearts.client'
import { idsQuery, keptKey, readIds, seenKey, without } from './kept-ids'
import { followOwnList } from './own-list.client'
import { storedIds, storeIds } from './stored-ids.client'

/** The page of favourites: a visitor's own list comes from their device, a shared one is there already. */
export function startFavouritesPage(page: HTMLElement) {
  const own = page.querySelector<HTMLElement>('[data-own-list]')
  const ownDrawn = own ? followOwnList(page, own) : Promise.resolve()
  void Promise.allSettled([ownDrawn, showSeen(page, ownDrawn)]).then(() => {
    page.dataset.filled = ''
  })
  page.addEventListener('click', (event) => {
    const button = closest(event, '[data-act]')
    if (button) acts[button.dataset.act as keyof typeof acts]?.(button, page)
  })
}

const acts = {
  /** A list that somebody shared, before what was kept already. */
  'keep-all': ({ dataset }: HTMLElement) => {
    const kept = storedIds(keptKey)
    const all = [...new Set([...readIds(dataset.ids, Number.POSITIVE_INFINITY), ...kept])]
    put(all, 'keptAll')
  },
  /** Those that the agency no longer has. */
  'forget-gone': ({ dataset }: HTMLElement) => {
    const gone = readIds(dataset.ids, Number.POSITIVE_INFINITY)
    if (put(gone.reduce<number[]>(without, storedIds(keptKey)), 'removed')) location.reload()
  },
  'forget-seen': ({ dataset }: HTMLElement, page: HTMLElement) => {
    storeIds(seenKey, [])
    seenOf(page)?.setAttribute('hidden', '')
    page.querySelector('h1')?.focus()
    notify(dataset.said)
  },
  share: async ({ dataset }: HTMLElement) => {
    const { share } = await import('~/ui/share/share-link.client')
    const url = new URL(location.pathname + idsQuery(storedIds(keptKey)), location.href).href
    await share({ title: dataset.title, url }, dataset)
  },
}

const seenOf = (page: HTMLElement) => page.querySelector<HTMLElement>('[data-seen-list]')

/**
 * The homes that were looked at on this device and are not among the favourites.
 * @param above - ends when what stands above them is drawn: it would push them away
 */
async function showSeen(page: HTMLElement, above: Promise<void>) {
  const kept = storedIds(keptKey)
  const ids = storedIds(seenKey).filter((id) => !kept.includes(id))
  const seen = seenOf(page)
  if (!seen || ids.length === 0) return
  const cards = (await fetchCards(ids).catch(() => undefined))?.querySelector('ul')
  await above.catch(() => undefined)
  if (!cards) return
  seen.append(cards)
  seen.hidden = false
}
