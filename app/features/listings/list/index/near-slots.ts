import { nearPoint } from '../filters/place-condition'
import { nearKinds, type PlaceLookup } from '../where/place-lookup'
import { clearBit, setBit, withRoomFor } from './code-bits'
import type { ListingColumns } from './listing-columns'

type IsNear = PlaceLookup['isNear']

/** The slots near a point of each kind, a bit each: kept as long as the points are the same, because distances take long. */
export class NearSlots {
  private isNear: IsNear | undefined
  private readonly bits = new Map<string, Uint32Array>()
  private readonly columns: ListingColumns

  constructor(columns: ListingColumns) {
    this.columns = columns
  }

  /** @returns by kind, slots of all listings */
  of({ isNear }: Pick<PlaceLookup, 'isNear'>): ReadonlyMap<string, Uint32Array> {
    if (this.isNear !== isNear) {
      this.isNear = isNear
      this.bits.clear()
      this.write([...Array(this.columns.length).keys()])
    }
    return this.bits
  }

  /** For slots that were written again. */
  write(slots: readonly number[]) {
    const { isNear, columns } = this
    if (!isNear) return
    for (const kind of nearKinds) {
      const holds = nearPoint(kind, { isNear })
      const bits = withRoomFor(this.bits.get(kind), columns.length)
      for (const slot of slots) {
        const [lat, lng] = [Number(columns.latitude[slot]), Number(columns.longitude[slot])]
        if (holds(lat, lng, columns.isPoint(slot))) setBit(bits, slot)
        else clearBit(bits, slot)
      }
      this.bits.set(kind, bits)
    }
  }
}
