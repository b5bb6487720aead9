import type { LatLngTuple, Map as LeafletMap, Marker } from 'leaflet'
import { cardsAtOnce, type MapCard } from '../map-card'
import type { FrameOptions } from '../map-frame'
import type { MapMessage } from '../map-message'
import { holdCards } from './cards-holder.client'
import { addTo, element } from './element.client'

type PopupOptions = {
  ids: number[]
  at: LatLngTuple
  /** The marker that gets the focus back when the cards close. */
  opener: Marker
  marqueeIgnore: MapMessage['marqueeIgnore']
  options: FrameOptions
}

/** Opens the cards of the listings at a marker, each a link; further cards load on demand. */
export function cardsPopup(map: LeafletMap, { ids, at, opener, marqueeIgnore, options }: PopupOptions) {
  const { texts } = options
  const close = element('button', { type: 'button', className: 'map-close' }, [texts.close])
  const name = nameOf(ids, options)
  const head = element('p', { className: 'map-count' }, [name])
  const list = element('ul', { className: 'map-cards' })
  const more = element('button', { type: 'button', className: 'map-more' }, [texts.more])
  const content = element('div', { className: 'map-opened', tabIndex: -1 }, [
    element('div', { className: 'map-head' }, [head, close]),
    list,
    more,
  ])
  content.setAttribute('role', 'dialog')
  content.setAttribute('aria-label', name)

  const shown = holdCards(map, content, { at, isAboveCluster: isCluster(opener) })
  const leave = () => {
    shown.remove()
    opener.getElement()?.focus()
  }
  close.addEventListener('click', leave)
  content.addEventListener('keydown', (event) => {
    event.stopPropagation()
    if (event.key === 'Escape') leave()
  })

  let next = 0
  const show = async () => {
    const batch = ids.slice(next, next + cardsAtOnce)
    next += batch.length
    more.hidden = true
    const waiting = note(texts.loading)
    addTo(list, [waiting])
    const cards = await fetchCards(options.cards, batch)
    waiting.remove()
    addTo(list, cards?.map((card) => cardOf(card, marqueeIgnore)) ?? [note(texts.failed)])
    more.hidden = next >= ids.length
    shown.resize()
  }
  more.addEventListener('click', async () => {
    const known = list.children.length
    await show()
    list.children[known]?.querySelector('a')?.focus()
  })
  content.focus({ preventScroll: true })
  void show()
}

const isCluster = (opener: Marker) =>
  opener.options.icon?.options.className?.startsWith('map-cluster') ?? false

const nameOf = (ids: number[], { texts }: FrameOptions) =>
  ids.length === 1
    ? texts.home.replace('{{id}}', String(ids[0]))
    : texts.homes.replace('{{count}}', String(ids.length))

const note = (text: string) => element('li', { className: 'map-waiting' }, [text])

async function fetchCards(href: string, ids: number[]): Promise<MapCard[] | undefined> {
  try {
    const answer = await fetch(`${href}?ids=${ids.join(',')}`)
    return answer.ok ? ((await answer.json()) as MapCard[]) : undefined
  } catch {
    return undefined
  }
}

function cardOf(card: MapCard, marqueeIgnore: MapMessage['marqueeIgnore']): HTMLElement {
  const { href, title, place, address, price, ribbon, picture } = card
  const link = element('a', { href, target: '_parent', className: 'map-title' }, [title])
  const hasRibbon = ribbon && !marqueeIgnore.includes(ribbon.kind)
  return element('li', { className: 'map-card' }, [
    picture
      ? element('img', { ...picture, sizes: '96px', loading: 'lazy', className: 'map-picture' })
      : element('span', { className: 'map-picture' }),
    element('div', { className: 'map-said' }, [
      element('p', { className: 'map-kind' }, [place]),
      element('p', {}, [link]),
      ...(address ? [element('p', { className: 'map-kind' }, [address])] : []),
      element('p', { className: 'map-price' }, [price]),
      ...(hasRibbon ? [element('p', { className: 'map-ribbon' }, [ribbon.text])] : []),
    ]),
  ])
}
