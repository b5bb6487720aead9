import { searchHref, shapeIn } from './area-address'
import { isStrip, startStrip, watchStrip } from './card-strip.client'
import { type MapData, unpackPlaces } from './map-data'
import type { MapFrame } from './map-frame'
import {
  type BesideMessage,
  isFrom,
  isReadyMessage,
  type MapMessage,
  readHighlight,
  readSearch,
  sendAfterMs,
} from './map-message'
import { cardIds, markCard, watchCards } from './marked-cards.client'

type OpenMap = { map: MapFrame; frame: HTMLIFrameElement; address: string; message: Promise<MapMessage> }

/** Distance in px from the viewport at which a frame is loaded. */
const near = '300px'

const opened: OpenMap[] = []

/**
 * Loads the maps of a page shortly before they are visible, and sends them their data.
 * @param mayUseTiles - the visitor consented to third-party maps
 */
export function startMaps(mayUseTiles: () => boolean) {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-map]')]
  const inSight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        inSight.unobserve(target)
        open(target as HTMLElement, mayUseTiles())
      }
    },
    { rootMargin: near },
  )
  for (const box of boxes) inSight.observe(box)
  addEventListener('message', handleMessage)
  document.addEventListener('pignon:consent', () => follow(mayUseTiles()))
  follow(mayUseTiles())
  const mark = (marked: number | null) => {
    for (const { frame } of opened) sendMessage(frame, { marked })
  }
  watchCards(mark)
  startStrip(mark)
  watchStrip(() => {
    for (const { frame } of opened) sendMessage(frame, besideMessage())
  })
  startLargeMaps()
  fillScreen()
}

/** On a phone the page opens where the map of the list fills the screen. */
function fillScreen() {
  if (isStrip() && scrollY === 0)
    document.querySelector('[data-beside-map]')?.scrollIntoView({ behavior: 'instant' })
}

function open(box: HTMLElement, withTiles: boolean) {
  const map = JSON.parse(box.dataset.map ?? '{}') as MapFrame
  const frame = document.createElement('iframe')
  frame.title = map.title
  const address = addressOf(map, withTiles)
  opened.push({ map, frame, address, message: messageOf(map) })
  frame.src = address
  keepFocusInSight(frame)
  box.append(frame)
}

/**
 * What gets the focus in a frame stays where it is in it, so the browser does not scroll to it: a frame below the window
 * would have the focus unseen. A pointer is in the frame already. Until it has loaded there is nothing to focus.
 */
function keepFocusInSight(frame: HTMLIFrameElement) {
  frame.inert = true
  frame.addEventListener('load', () => {
    frame.inert = false
    frame.contentDocument?.addEventListener('focusin', ({ target }) => {
      if ((target as Element).matches(':focus-visible')) frame.scrollIntoView({ block: 'nearest' })
    })
  })
}

const addressOf = ({ href, tiles }: MapFrame, withTiles: boolean) =>
  tiles && withTiles ? `${href}?tiles=on` : href

/** The list's positions load in parallel with the frame. */
async function messageOf({ source, message, failed }: MapFrame): Promise<MapMessage> {
  if (!source) return message
  try {
    const answer = await fetch(source)
    if (!answer.ok) throw new Error(`${source} answered ${answer.status}`)
    const data = (await answer.json()) as MapData
    const { notes, view, outside } = data
    const shape = shapeIn(location.href)
    const messageInfo = { label: message.messageInfo.label, notes, view, outside, shape }
    return { ...message, properties: unpackPlaces(data), messageInfo }
  } catch {
    return { ...message, messageInfo: { ...message.messageInfo, notes: [failed] } }
  }
}

function handleMessage(event: MessageEvent) {
  const map = opened.find(({ frame }) => isFrom(event, location.origin, frame.contentWindow))
  if (!map) return
  if (isReadyMessage(event.data)) void answer(map)
  const search = readSearch(event.data)
  if (search !== undefined) location.assign(searchHref(location.href, search ?? undefined))
  const marked = readHighlight(event.data)
  if (marked !== undefined) markCard(marked)
}

async function answer({ frame, address, map, message }: OpenMap) {
  const whole = await message
  const mapType = address.endsWith('?tiles=on') ? map.message.mapType : 'plain'
  setTimeout(() => {
    sendMessage(frame, { ...whole, mapType })
    if (whole.marker === 'cards') sendMessage(frame, besideMessage())
  }, sendAfterMs)
}

/** In a strip the cards are in sight beside the map; in a list they may be far from it, and open on the map. */
const besideMessage = (): BesideMessage => ({ beside: isStrip() ? cardIds() : [] })

/** The message goes to our own origin only: a frame that was navigated elsewhere gets nothing. */
const sendMessage = (frame: HTMLIFrameElement, message: object) =>
  frame.contentWindow?.postMessage(message, location.origin)

/** When consent changes, frames are reloaded with the matching policy. */
function follow(withTiles: boolean) {
  for (const one of opened) {
    const address = addressOf(one.map, withTiles)
    if (one.address === address) continue
    one.address = address
    // Replaces the frame's location, so that the back button leaves the page.
    one.frame.contentWindow?.location.replace(address)
  }
  for (const hint of document.querySelectorAll<HTMLElement>('[data-map-consent]')) hint.hidden = withTiles
}

/** The large map is a dialog with its own frame, which loads when the dialog opens. */
function startLargeMaps() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-open-map]')) {
    const dialog = document.querySelector<HTMLDialogElement>(`dialog#${button.dataset.openMap}`)
    if (!dialog) continue
    button.hidden = false
    button.addEventListener('click', () => dialog.showModal())
    dialog.querySelector('[data-close-map]')?.addEventListener('click', () => dialog.close())
  }
}
