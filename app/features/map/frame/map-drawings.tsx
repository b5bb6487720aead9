import { placeThemes } from '~/kernel/places/place-kinds'
import { AreaSign, PinSign, ThemeSign } from './map-signs'

/** Symbols and the gradient of towns, rendered by the server for the map's script, which passes them to Leaflet. */
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
    {/* Zero size instead of hidden, because some browsers ignore gradients inside hidden elements. */}
    <svg className="map-shades" width="0" height="0" aria-hidden="true">
      <radialGradient id="town">
        <stop className="map-centre" offset="0.3" />
        <stop className="map-edge" offset="1" />
      </radialGradient>
    </svg>
  </>
)
