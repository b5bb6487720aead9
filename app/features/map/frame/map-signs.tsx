import type { PlaceTheme } from '~/kernel/places/place-kinds'

/** A pin with the cut-out of a gable; its tip is the position. */
export const PinSign = () => (
  <svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">
    <path className="map-pin" d="M16 39S3 25.6 3 15a13 13 0 0 1 26 0c0 10.6-13 24-13 24Z" />
    <path className="map-roof" d="m9.5 15.5 6.5-6 6.5 6M11.5 14v6.5h9V14" />
  </svg>
)

/** A listing somewhere in a municipality. */
export const AreaSign = () => (
  <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
    <circle className="map-ring" cx="22" cy="22" r="15" />
    <path className="map-roof-dark" d="m15.5 22.5 6.5-6 6.5 6M17.5 21v6.5h9V21" />
  </svg>
)

/** Symbol of a theme, in a 16-unit square: a train, a basket, a book, a cross, a tree. */
const themePaths: Record<PlaceTheme, string> = {
  transport: 'M4 2.5h8v8H4zM4 7h8M5.5 13l1-2.5m4 2.5-1-2.5M6 8.8h.1m3.8 0h.1',
  shops: 'M2.5 6.5h11l-1.5 7h-8zM5 6.5 7 2.5m4 4-2-4',
  school: 'M8 4.5C6.5 3.3 4.5 3 2.5 3v9c2 0 4 .3 5.5 1.5 1.5-1.2 3.5-1.5 5.5-1.5V3c-2 0-4 .3-5.5 1.5v9',
  health: 'M6 2.5h4V6h3.5v4H10v3.5H6V10H2.5V6H6z',
  leisure: 'M8 14V9m0 1.5a4 4 0 1 0-3.5-6A3.2 3.2 0 0 0 5 10.5z',
}

export const ThemeSign = ({ theme }: { theme: PlaceTheme }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={themePaths[theme]} />
  </svg>
)
