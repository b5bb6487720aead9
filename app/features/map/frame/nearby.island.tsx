import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FrameTexts } from '../map-frame'
import type { NearbyTheme } from '../surroundings'
import { ThemeSign } from './map-signs'
import { type NearbyMap, nearbyMap, watchNearbyMap } from './nearby-map'

export type NearbyProps = {
  /** Address of the themes around a place. */
  href: string
  texts: Pick<FrameTexts, 'loading' | 'failed'> & { nearby: string; nothingNearby: string }
}

/** The themes near a map's place; each shows or hides its places. They are fetched when the panel first opens. */
export default function Nearby({ href, texts }: NearbyProps) {
  const panel = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { map, themes } = useThemes(href, isOpen)
  // The panel may have been opened before hydration.
  useEffect(() => setOpen(panel.current?.open ?? false), [])
  return (
    <details className="map-nearby" ref={panel} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.nearby}</summary>
      <div className="map-themes">
        {themes === undefined && texts.loading}
        {themes === 'failed' && texts.failed}
        {themes?.length === 0 && texts.nothingNearby}
        {map &&
          Array.isArray(themes) &&
          themes.map((theme) => <ThemeChoice key={theme.theme} map={map} theme={theme} />)}
      </div>
    </details>
  )
}

type Themes = NearbyTheme[] | 'failed'

/** Fetches the themes around the current map when they are first needed, and again if that failed. */
function useThemes(href: string, isWanted: boolean) {
  const map = useSyncExternalStore(watchNearbyMap, nearbyMap, () => undefined)
  const [answer, setAnswer] = useState<{ map: NearbyMap; themes: Themes }>()
  const themes = answer && answer.map === map ? answer.themes : undefined
  const isMissing = !Array.isArray(themes)
  useEffect(() => {
    if (!isWanted || !isMissing || !map) return
    let isCurrent = true
    void fetchThemes(`${href}?lat=${map.lat.toFixed(3)}&lng=${map.lng.toFixed(3)}`).then((fetched) => {
      if (isCurrent) setAnswer({ map, themes: fetched })
    })
    return () => {
      isCurrent = false
    }
  }, [href, isWanted, isMissing, map])
  return { map, themes }
}

async function fetchThemes(href: string): Promise<Themes> {
  try {
    const answer = await fetch(href)
    return answer.ok ? ((await answer.json()) as NearbyTheme[]) : 'failed'
  } catch {
    return 'failed'
  }
}

function ThemeChoice({ map, theme }: { map: NearbyMap; theme: NearbyTheme }) {
  return (
    <label>
      <input
        type="checkbox"
        onChange={(event) => (event.currentTarget.checked ? map.show(theme) : map.hide(theme))}
      />
      <span className="map-sign">
        <ThemeSign theme={theme.theme} />
      </span>
      <span>{theme.title}</span>
      <span className="map-number">{theme.places.length}</span>
    </label>
  )
}
