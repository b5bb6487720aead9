/** What the map draws of an archive, from the bottom up. */
export const drawnKinds = [
  'wood',
  'grass',
  'water',
  'waterway',
  'building',
  'path',
  'street',
  'main',
  'motorway',
  'rail',
] as const

export type DrawnKind = (typeof drawnKinds)[number]

export type Properties = Record<string, string | number | boolean | undefined>

/** Kinds and classes of the two common schemas: Protomaps (`kind`) and OpenMapTiles (`class`). */
const landKinds: Record<string, DrawnKind> = {
  forest: 'wood',
  wood: 'wood',
  nature_reserve: 'wood',
  park: 'grass',
  grass: 'grass',
  grassland: 'grass',
  meadow: 'grass',
  garden: 'grass',
  cemetery: 'grass',
  golf_course: 'grass',
  recreation_ground: 'grass',
  village_green: 'grass',
  playground: 'grass',
  pitch: 'grass',
}

const roads: Record<string, DrawnKind> = {
  // Protomaps
  highway: 'motorway',
  major_road: 'main',
  medium_road: 'main',
  minor_road: 'street',
  // OpenMapTiles
  motorway: 'motorway',
  trunk: 'motorway',
  primary: 'main',
  secondary: 'main',
  tertiary: 'main',
  minor: 'street',
  service: 'street',
  track: 'path',
  path: 'path',
  rail: 'rail',
}

const classify: Record<string, (kind: string) => DrawnKind | undefined> = {
  landuse: (kind) => landKinds[kind],
  landcover: (kind) => landKinds[kind],
  natural: (kind) => landKinds[kind],
  park: () => 'grass',
  water: (kind) => (/^(?:river|stream|canal|ditch|drain)$/.test(kind) ? 'waterway' : 'water'),
  waterway: () => 'waterway',
  physical_line: () => 'waterway',
  roads: (kind) => roads[kind],
  transit: (kind) => roads[kind],
  transportation: (kind) => roads[kind],
  buildings: () => 'building',
  building: () => 'building',
}

export const placeLayers: readonly string[] = ['places', 'place']
export const roadNameLayers: readonly string[] = ['roads', 'transportation_name']

export const knownLayers: readonly string[] = [
  ...new Set([...Object.keys(classify), ...placeLayers, ...roadNameLayers]),
]

export const kindIn = (properties: Properties): string =>
  String(properties.kind ?? properties['pmap:kind'] ?? properties.class ?? '')

/** What a feature of a layer is drawn as; undefined for what the map leaves out. */
export function drawnKindOf(layer: string, properties: Properties, isArea: boolean): DrawnKind | undefined {
  const kind = classify[layer]?.(kindIn(properties))
  // A river is a line in the middle of its area.
  if (kind === 'waterway' && isArea) return 'water'
  if (kind === 'water' && !isArea) return 'waterway'
  return kind
}
