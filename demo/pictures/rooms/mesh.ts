import type { Point, Sdl } from '../pov.ts'
import { cross, minus, plus, unit } from '../vectors.ts'

type Face = readonly [a: number, b: number, c: number]

/** Tenths of a millimetre are enough for cloth. */
const short = (p: Point): Sdl => `<${p.map((c) => Number(c.toFixed(4))).join(',')}>`
const key = (p: Point): string => p.map((c) => Math.round(c * 2000)).join(',')

const corners = (points: readonly Point[], [a, b, c]: Face): readonly [Point, Point, Point] => {
  const nowhere: Point = [0, 0, 0]
  return [points[a] ?? nowhere, points[b] ?? nowhere, points[c] ?? nowhere]
}

/** Points at one place share a normal, so that a seam between two sheets is not seen. */
function normals(points: readonly Point[], faces: readonly Face[]): Point[] {
  const sums = new Map<string, Point>()
  for (const face of faces) {
    const [a, b, c] = corners(points, face)
    const out = cross(minus(b, a), minus(c, a))
    for (const p of [a, b, c]) sums.set(key(p), plus(sums.get(key(p)) ?? [0, 0, 0], out))
  }
  return points.map((p) => unit(sums.get(key(p)) ?? [0, 1, 0]))
}

/** A smooth skin over triangles, for everything sewn, stuffed or hung. */
export function skin(points: readonly Point[], faces: readonly Face[], texture: Sdl = ''): Sdl {
  const shading = normals(points, faces)
  return `mesh2{vertex_vectors{${points.length},${points.map(short).join(',')}}
normal_vectors{${shading.length},${shading.map(short).join(',')}}
face_indices{${faces.length},${faces.map((f) => `<${f.join(',')}>`).join(',')}} ${texture}}`
}

/** The triangles of a grid of points, row after row, beginning at an index. */
export function gridFaces(columns: number, rows: number, first = 0): Face[] {
  const faces: Face[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const a = first + row * (columns + 1) + column
      const [b, c, d] = [a + 1, a + columns + 1, a + columns + 2]
      faces.push([a, c, b], [b, c, d])
    }
  return faces
}

/** The points of a sheet; u and v run from 0 to 1. */
export function gridPoints(columns: number, rows: number, at: (u: number, v: number) => Point): Point[] {
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => at(column / columns, row / rows)),
  ).flat()
}

/** One sheet that bends as its function says. */
export const sheet = (
  columns: number,
  rows: number,
  at: (u: number, v: number) => Point,
  texture: Sdl = '',
): Sdl => skin(gridPoints(columns, rows, at), gridFaces(columns, rows), texture)
