import type { Point } from '~/kernel/geo'

/**
 * An area drawn or shown on a map: the south-west and north-east corners of a rectangle, or the corners of a polygon.
 * Written as an encoded polyline of four decimals (11 m), in letters that an address takes unescaped.
 */
export type MapShape = readonly Point[]

export const mostCorners = 60

/** Around Belgium and Luxembourg; a map that shows more is cut to this. */
const box = { south: 48.5, north: 52.5, west: 1.5, east: 7.5 }

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const perDegree = 10_000
/** Five bits a letter; the sixth says that more follow. */
const bits = 5
const more = 1 << bits
/** Of one number: four bits spare, so that no text makes it overflow. */
const mostLetters = 5

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const units = ({ lat, lng }: Point) => [
  Math.round(within(lat, box.south, box.north) * perDegree),
  Math.round(within(lng, box.west, box.east) * perDegree),
]

/** Writes a shape for an address; each corner as the difference from the one before. */
export function encodeShape(shape: MapShape): string {
  const values = shape.map(units)
  return values
    .flatMap((corner, index) => corner.map((unit, axis) => unit - (values[index - 1]?.[axis] ?? 0)))
    .map(encodeNumber)
    .join('')
}

/** Zigzag: small numbers of either sign are short. */
function encodeNumber(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number
  let text = ''
  while (rest >= more) {
    text += letters[(rest % more) + more]
    rest = Math.floor(rest / more)
  }
  return text + letters[rest]
}

/**
 * Reads a shape from an address.
 * @returns undefined for text that is no shape, lies elsewhere or has no inside
 */
export function decodeShape(text: string): MapShape | undefined {
  const numbers = decodeNumbers(text)
  if (!numbers || numbers.length % 2 === 1) return undefined
  const shape: Point[] = []
  let [lat, lng] = [0, 0]
  for (let index = 0; index < numbers.length; index += 2) {
    lat += numbers[index] ?? 0
    lng += numbers[index + 1] ?? 0
    shape.push({ lat: lat / perDegree, lng: lng / perDegree })
  }
  // The same shape has one address.
  return isShape(shape) && encodeShape(shape) === text ? shape : undefined
}

function decodeNumbers(text: string): number[] | undefined {
  const numbers: number[] = []
  let [value, place] = [0, 0]
  for (const letter of text) {
    const code = letters.indexOf(letter)
    if (code < 0 || place === mostLetters || numbers.length === 2 * mostCorners) return undefined
    value += (code % more) * more ** place
    place += 1
    if (code >= more) continue
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
    ;[value, place] = [0, 0]
  }
  return place === 0 ? numbers : undefined
}

function isShape(shape: MapShape): boolean {
  const isInBox = ({ lat, lng }: Point) =>
    box.south <= lat && lat <= box.north && box.west <= lng && lng <= box.east
  if (shape.length < 2 || shape.length > mostCorners || !shape.every(isInBox)) return false
  const [first, second] = shape
  if (shape.length === 2)
    return first !== undefined && second !== undefined && first.lat < second.lat && first.lng < second.lng
  return Math.abs(doubleArea(shape)) > 1 / perDegree ** 2
}

const pairs = (shape: MapShape) =>
  shape.map((corner, index) => [shape.at(index - 1) ?? corner, corner] as const)

/** Square degrees; zero for a line. */
const doubleArea = (shape: MapShape) =>
  pairs(shape).reduce((sum, [from, to]) => sum + (from.lng * to.lat - to.lng * from.lat), 0)
