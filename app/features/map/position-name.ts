import { labelHeight, type SketchedPlace, sketchSize } from './sketched-place'

type Point = readonly [x: number, y: number]
export type Ring = readonly Point[]
type Village = { dot: Point; at: Point }
type Span = readonly [left: number, right: number]

/** Units that a letter of a name takes, and half the height of a line. */
const letter = 7.5
const halfLine = 8
/** The label of a village, whose letters are larger, and how far from its dot the middle of it stands. */
const label = { letter: 9, height: labelHeight, fromDot: 24 }
/** Units of the drawing that its box may cut off: at each side on a tablet, at each side elsewhere, above and below. */
const cutOff = { narrow: 82, wide: 22, vertical: 58 }

/**
 * Finds where the name of a municipality stands within its outline, so that no border runs through it: as near to its
 * middle as there is room, else where it is widest.
 * @param village - whose dot and label it keeps clear of
 */
export function positionName(
  name: string,
  rings: readonly Ring[],
  village?: Village,
): Pick<SketchedPlace, 'at' | 'nameFits'> {
  const narrow = findRoom(name, rings, { side: cutOff.narrow, village })
  if (narrow.fits) return { at: narrow.at, nameFits: 'always' }
  const wide = findRoom(name, rings, { side: cutOff.wide, village })
  return { at: wide.at, nameFits: wide.fits ? 'wide' : 'never' }
}

/** Finds where the label of a village stands: towards the middle from its dot, and in sight on a tablet. */
export function positionLabel(name: string, [x, y]: Point): { at: Point; width: number } {
  const width = Math.round(name.length * label.letter + label.height)
  const left = cutOff.narrow + width / 2
  const inSight = Math.max(left, Math.min(x, sketchSize.width - left))
  return {
    at: [Math.round(inSight), y + (y > sketchSize.height / 2 ? -label.fromDot : label.fromDot)],
    width,
  }
}

type Within = { side: number; village: Village | undefined }

function findRoom(name: string, rings: readonly Ring[], { side, village }: Within) {
  const ys = rings.flat().map(([, y]) => y)
  const top = Math.max(cutOff.vertical, Math.min(...ys)) + halfLine
  const bottom = Math.min(sketchSize.height - cutOff.vertical, Math.max(...ys)) - halfLine
  const lines = Array.from({ length: Math.max(0, bottom - top + 1) }, (_, down) => top + down)
    .filter(
      (y) =>
        !village ||
        [village.dot, village.at].every((point) => Math.abs(y - point[1]) > labelHeight + halfLine),
    )
    .flatMap((y) =>
      spansOf(rings, y, side).map(([left, right]) => ({ x: (left + right) / 2, y, width: right - left })),
    )
  const fitting = lines.filter(({ width }) => width >= (name.length + 1) * letter)
  const fromMiddle = ({ y }: { y: number }) => Math.abs(y - (top + bottom) / 2)
  const [best] =
    fitting.length > 0
      ? fitting.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
      : lines.toSorted((a, b) => b.width - a.width)
  const { x, y } = best ?? { x: sketchSize.width / 2, y: sketchSize.height / 2 }
  return { at: [Math.round(x), y] as const, fits: fitting.length > 0 }
}

/** Where a line of text lies within the outline and in sight. */
const spansOf = (rings: readonly Ring[], y: number, side: number) =>
  [y - halfLine, y, y + halfLine]
    .map((at) => crossings(rings, at))
    .reduce(inBoth, [[side, sketchSize.width - side]])

/** Even-odd: between the first and the second border is inside, between the third and the fourth, and so on. */
function crossings(rings: readonly Ring[], y: number): Span[] {
  const xs = rings
    .flatMap((ring) =>
      ring.flatMap(([x, from], index) => {
        const [nextX, to] = ring[(index + 1) % ring.length] ?? [x, from]
        return from <= y === to <= y ? [] : [x + ((y - from) / (to - from)) * (nextX - x)]
      }),
    )
    .sort((a, b) => a - b)
  return xs.flatMap((x, index) => (index % 2 === 0 ? [[x, xs[index + 1] ?? x] as const] : []))
}

const inBoth = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some
    .flatMap(([left, right]) =>
      others.map((other) => [Math.max(left, other[0]), Math.min(right, other[1])] as const),
    )
    .filter(([left, right]) => left < right)
