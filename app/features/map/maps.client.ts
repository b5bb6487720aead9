import { type MapData, unpackPlaces } from './map-data'
import type { MapFrame } from './map-frame'
import { isFrom, isReadyMessage, type MapMessage, readHighlight, sendAfterMs } from './map-message'
import { markCard, watchCards } from './marked-cards.client'

type OpenMap = { map: MapFrame; frame: HTMLIFrameElement; address: string; message: Promise<MapMessage> }

/** How near a map has to be before its frame is loaded, in px. */
const near = '300px'

const opened: OpenMap[] = []

/**
 * The maps of a page: each frame is loaded when a visitor is about to see it, and is told what to show.
 * @param mayUseTiles - whether the visitor agreed to maps of third parties
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
  addEventListener('message', hear)
  document.addEventListener('pignon:consent', () => follow(mayUseTiles()))
  follow(mayUseTiles())
  watchCards((marked) => {
    for (const { frame } of opened) tell(frame, { marked })
  })
  startLargeMaps()
}

function open(box: HTMLElement, withTiles: boolean) {
  const map = JSON.parse(box.dataset.map ?? '{}') as MapFrame
  const frame = document.createElement('iframe')
  frame.title = map.title
  const address = addressOf(map, withTiles)
  opened.push({ map, frame, address, message: messageOf(map) })
  frame.src = address
  box.append(frame)
}

const addressOf = ({ href, tiles }: MapFrame, withTiles: boolean) =>
  tiles && withTiles ? `${href}?tiles=on` : href

/** The places of a list come beside the frame, while it loads. */
async function messageOf({ source, message, failed }: MapFrame): Promise<MapMessage> {
  if (!source) return message
  try {
    const answer = await fetch(source)
    if (!answer.ok) throw new Error(`${source} answered ${answer.status}`)
    const data = (await answer.json()) as MapData
    const { label } = message.messageInfo
    return { ...message, properties: unpackPlaces(data), messageInfo: { label, notes: data.notes } }
  } catch {
    return { ...message, messageInfo: { ...message.messageInfo, notes: [failed] } }
  }
}

function hear(event: MessageEvent) {
  const map = opened.find(({ frame }) => isFrom(event, location.origin, frame.contentWindow))
  if (!map) return
  if (isReadyMessage(event.data)) void answer(map)
  const marked = readHighlight(event.data)
  if (marked !== undefined) markCard(marked)
}

async function answer({ frame, address, map, message }: OpenMap) {
  const whole = await message
  const mapType = address.endsWith('?tiles=on') ? map.message.mapType : 'plain'
  setTimeout(() => tell(frame, { ...whole, mapType }), sendAfterMs)
}

/** To our own documents only: a frame that was led elsewhere hears nothing. */
const tell = (frame: HTMLIFrameElement, message: object) =>
  frame.contentWindow?.postMessage(message, location.origin)

/** Consent given or withdrawn: frames are reloaded with the policy that goes with it. */
function follow(withTiles: boolean) {
  for (const one of opened) {
    const address = addressOf(one.map, withTiles)
    if (one.address === address) continue
    one.address = address
    // The back button knows the page, not what was in its frame before.
    one.frame.contentWindow?.location.replace(address)
  }
  for (const hint of document.querySelectorAll<HTMLElement>('[data-map-consent]')) hint.hidden = withTiles
}

/** The large map is a dialog with a frame of its own; the dialog opens, so the frame comes into sight. */
function startLargeMaps() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-open-map]')) {
    const dialog = document.querySelector<HTMLDialogElement>(`dialog#${button.dataset.openMap}`)
    if (!dialog) continue
    button.hidden = false
    button.addEventListener('click', () => dialog.showModal())
    dialog.querySelector('[data-close-map]')?.addEventListener('click', () => dialog.close())
  }
}
