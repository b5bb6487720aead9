import type { Item } from './items'
import { type Amount, rangeOf } from './range'
import type { Kind } from './vocabulary'

type Bound = 'min' | 'max' | 'around' | 'between'
type Unit = 'bedrooms' | 'rooms' | 'squareMetres'

/** A number with what is said about it: `tussen 300 en 400.000 euro`, `3 chambres ou plus`. */
export type Quantity = {
  /** In items. */
  length: number
  value: number
  /** The other end of a range. */
  to?: number
  bounds: ReadonlySet<Bound>
  unit?: Unit
  /** By its sign, by "k" or "million", or because the price is spoken of. */
  isMoney: boolean
  /** What is paid every month. */
  isRent: boolean
  /** In figures, not in words. */
  isDigits: boolean
}

const bounds: readonly Bound[] = ['min', 'max', 'around', 'between']
const units: readonly Unit[] = ['bedrooms', 'rooms', 'squareMetres']
/** "100 m" is no hundred million. */
const mostShortMillions = 20

/** @returns undefined where no number begins at `at`, nor anything that is said before one */
export function readQuantity(items: readonly Item[], at: number): Quantity | undefined {
  const said = new Said(items, at)
  said.readBefore()
  const first = said.readAmount()
  if (!first) return undefined
  said.readAfter()
  const ends = said.readOtherEnd(first) ?? { value: first.value, to: undefined }
  if (ends.to !== undefined) said.readAfter()
  return { ...said.sum(), ...ends, isDigits: first.isDigits }
}

/** What was said from `from` on, and where reading goes on. */
class Said {
  private readonly items: readonly Item[]
  private readonly from: number
  private next: number
  private readonly bounds = new Set<Bound>()
  private unit: Unit | undefined
  private isMoney = false
  private isRent = false

  constructor(items: readonly Item[], at: number) {
    this.items = items
    this.from = at
    this.next = at
  }

  sum() {
    const { bounds, unit, isMoney, isRent } = this
    return { length: this.next - this.from, bounds, unit, isMoney, isRent }
  }

  /** "Budget van maximum €", "slaapkamers: minstens". */
  readBefore() {
    while (this.items[this.next] && !this.isAmount(this.next)) {
      const isPart = this.noteBound() || this.noteMoney() || this.noteUnit() || this.is('living')
      if (!isPart && !(this.next > this.from && this.is('stop'))) break
      this.next += 1
    }
  }

  /** `600.000`, `600 k`, `1,2 miljoen`, `een half miljoen`, `trois`, `vijfhonderd duizend`. */
  readAmount(): Amount | undefined {
    const item = this.items[this.next]
    if (item?.number === undefined || !this.isAmount(this.next)) return undefined
    if (!item.isDigits) return this.readNumberWords()
    this.next += 1
    const multiplier = this.readMultiplier(item.number)
    return { value: rounded(item.number * multiplier), multiplier, isDigits: true }
  }

  /** "Euro per maand", "m² bewoonbaar of meer". */
  readAfter() {
    while (this.noteEnd() || this.noteMoney() || this.noteUnit() || this.isLivingSurface()) this.next += 1
  }

  /** After a dash, "to", and after "between" also "and". A second number that makes no range is left alone. */
  readOtherEnd(first: Amount): { value: number; to: number } | undefined {
    if (this.unit && !this.bounds.has('between')) return undefined
    const at = this.next
    if (!this.items[at]?.dashed) {
      if (!this.joins()) return undefined
      this.next += 1
    }
    while (this.is('euro') || (this.is('stop') && !this.isAmount(this.next))) this.next += 1
    const second = this.readAmount()
    const ends = second && rangeOf(first, second)
    if (!ends) this.next = at
    return ends
  }

  private is(kind: Kind, at = this.next) {
    return this.items[at]?.kinds.has(kind) ?? false
  }

  /** A lone "k" or "m" is none. */
  private isAmount(at: number) {
    const item = this.items[at]
    return item?.number !== undefined && (item.isDigits || item.folded.length > 1)
  }

  /** Hundreds multiply what stands before them, thousands and millions all of it. */
  private readNumberWords(): Amount {
    let [total, current, multiplier] = [0, 0, 1]
    for (; this.isAmount(this.next) && !this.items[this.next]?.isDigits; this.next += 1) {
      const number = this.items[this.next]?.number ?? 0
      if (number >= 1000) {
        total += (current || 1) * number
        current = 0
        multiplier = number
      } else current = number === 100 ? (current || 1) * number : current + number
    }
    if (multiplier > 1) this.isMoney = true
    return { value: rounded(total + current), multiplier, isDigits: false }
  }

  private readMultiplier(value: number): number {
    const item = this.items[this.next]
    if (item?.number === undefined || item.isDigits || item.number < 1000) return 1
    if (item.folded === 'm' && value > mostShortMillions) return 1
    this.next += 1
    this.isMoney = true
    return item.number
  }

  private noteBound() {
    const found = bounds.filter((bound) => this.is(bound))
    for (const bound of found) this.bounds.add(bound)
    return found.length > 0
  }

  private noteMoney() {
    const isRent = this.is('rentPrice') || this.is('perMonth')
    if (!isRent && !this.is('euro') && !this.is('price')) return false
    this.isRent ||= isRent
    this.isMoney = true
    return true
  }

  private noteUnit() {
    const unit = units.find((kind) => this.is(kind))
    if (!unit || (this.unit && this.unit !== unit)) return false
    this.unit = unit
    return true
  }

  private isLivingSurface() {
    return this.unit === 'squareMetres' && this.is('living')
  }

  /** "3 slaapkamers max 400.000": such a word belongs to the number that follows. */
  private noteEnd() {
    const [more, less] = [this.is('orMore'), this.is('orLess')]
    if ((!more && !less) || this.isBeforeAmount()) return false
    this.bounds.add(more ? 'min' : 'max')
    return true
  }

  private isBeforeAmount() {
    if (!this.is('min') && !this.is('max')) return false
    let at = this.next + 1
    while (['euro', 'price', 'stop', 'living'].some((kind) => this.is(kind as Kind, at))) at += 1
    return this.isAmount(at) && !this.items[at]?.apart
  }

  private joins() {
    return this.is('to') || (this.is('and') && this.bounds.has('between')) || this.isOrBeforeBedrooms()
  }

  /** "3 of 4 slaapkamers" */
  private isOrBeforeBedrooms() {
    return this.is('or') && this.isAmount(this.next + 1) && this.is('bedrooms', this.next + 2)
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100
