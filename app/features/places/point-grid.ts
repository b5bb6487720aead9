import { distanceMeters, type Point } from '~/kernel/geo'

/** Degrees of a cell, about a kilometre to each side in Belgium. */
const cell = { lat: 0.01, lng: 0.015 }
const metersPerDegree = 111_195
/** Columns of cells around the earth, so that one number names a cell. */
const columns = Math.ceil(360 / cell.lng)

const rowOf = (lat: number) => Math.floor((lat + 90) / cell.lat)
const columnOf = (lng: number) => Math.floor((lng + 180) / cell.lng)

/** Tells quickly whether a point lies near any of many: each is kept in all the cells that its surroundings touch. */
export class PointGrid {
  private readonly cells = new Map<number, Point[]>()
  private readonly meters: number

  constructor(points: readonly Point[], meters: number) {
    this.meters = meters
    for (const point of points) this.add(point)
  }

  isNear(point: Point): boolean {
    const known = this.cells.get(rowOf(point.lat) * columns + columnOf(point.lng))
    return known?.some((one) => distanceMeters(one, point) <= this.meters) ?? false
  }

  private add(point: Point) {
    const high = this.meters / metersPerDegree
    const wide = high / Math.cos((point.lat * Math.PI) / 180)
    for (let row = rowOf(point.lat - high); row <= rowOf(point.lat + high); row += 1) {
      for (let column = columnOf(point.lng - wide); column <= columnOf(point.lng + wide); column += 1) {
        const key = row * columns + column
        this.cells.set(key, [...(this.cells.get(key) ?? []), point])
      }
    }
  }
}
