import { type RefObject, useEffect } from 'react'

/** Space left between a panel and the keyboard, in px. */
const margin = 8

/**
 * Tells a panel how much room there is below its upper edge, in its property `--room`, also while the keyboard of a
 * phone comes and the page is scrolled. The style sheet limits the height by it.
 */
export function useRoomAboveKeyboard(panel: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    const [element, visible] = [panel.current, window.visualViewport]
    if (!isOpen || !element || !visible) return
    const follow = () => {
      const bottom = visible.offsetTop + visible.height
      const room = bottom - element.getBoundingClientRect().top - margin
      element.style.setProperty('--room', `${Math.round(room)}px`)
    }
    const stop = new AbortController()
    const { signal } = stop
    for (const type of ['resize', 'scroll']) visible.addEventListener(type, follow, { signal })
    addEventListener('scroll', follow, { signal, passive: true, capture: true })
    follow()
    return () => stop.abort()
  }, [panel, isOpen])
}
