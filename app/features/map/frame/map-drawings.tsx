import { placeThemes } from '~/kernel/places/place-kinds'
import { AreaSign, PinSign, ThemeSign } from './map-signs'

/** What the map's script finds in its document and gives Leaflet to draw with: the signs, and the shade of a town. */
export const MapDrawings = () => (
  <>
    <template data-map-sign="point">
      <PinSign />
    </template>
    <template data-map-sign="area">
      <AreaSign />
    </template>
    {placeThemes.map((theme) => (
      <template key={theme} data-map-sign={theme}>
        <ThemeSign theme={theme} />
      </template>
    ))}
    {/* Of no size instead of hidden: what is hidden gives some browsers nothing to fill with. */}
    <svg className="map-shades" width="0" height="0" aria-hidden="true">
      <radialGradient id="town">
        <stop className="map-centre" offset="0.3" />
        <stop className="map-edge" offset="1" />
      </radialGradient>
    </svg>
  </>
)
