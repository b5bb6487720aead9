import { circle, type Point, type Surface } from '~/kernel/geo'

/** Degrees of a cell, about a kilometre to each side in Belgium. */
const cell = { lat: 0.01, lng: 0.015 }
const metersPerDegree = 111_195
/** Columns of cells around the earth, so that one number names a cell. */
const columns = Math.ceil(360 / cell.lng)

const rowOf = (lat: number) => Math.floor((lat + 90) / cell.lat)
const columnOf = (lng: number) => Math.floor((lng + 180) / cell.lng)

/** Tells quickly whether a point lies near any of many: each is kept in all the cells that its surroundings touch. */
export class PointGrid {
  private readonly cells = new Map<number, Surface[]>()
  private readonly meters: number

  constructor(points: readonly Point[], meters: number) {
    this.meters = meters
    for (const point of points) this.add(point)
  }

  isNear(lat: number, lng: number): boolean {
    const known = this.cells.get(rowOf(lat) * columns + columnOf(lng))
    if (!known) return false
    for (const holds of known) if (holds(lat, lng)) return true
    return false
  }

  private add(point: Point) {
    const around = circle(point, this.meters)
    const high = this.meters / metersPerDegree
    const wide = high / Math.cos((point.lat * Math.PI) / 180)
    for (let row = rowOf(point.lat - high); row <= rowOf(point.lat + high); row += 1) {
      for (let column = columnOf(point.lng - wide); column <= columnOf(point.lng + wide); column += 1) {
        const key = row * columns + column
        this.cells.set(key, [...(this.cells.get(key) ?? []), around])
      }
    }
  }
}
