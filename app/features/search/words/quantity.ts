import type { Item } from './items'
import { isNumber, readNumber } from './number-words'
import { type Amount, rangeOf } from './range'
import { canBe, type Kind } from './vocabulary'

type Bound = 'min' | 'max' | 'around' | 'between'
export type Unit = (typeof unitsBehind)[number]

/** A number with the words around it: `tussen 300 en 400.000 euro`, `3 chambres ou plus`. */
export type Quantity = {
  /** In items. */
  length: number
  value: number
  /** The other end of a range. */
  to?: number
  bounds: ReadonlySet<Bound>
  unit?: Unit
  /** "More than 3", which 3 is not. */
  isMoreThan: boolean
  /** "Fewer than 3", which 3 is not. */
  isLessThan: boolean
  /** Of a surface: it is called that of the home. */
  isLiving: boolean
  /** By its sign, by "k" or "million", or because the price is spoken of. */
  isMoney: boolean
  /** What is paid every month. */
  isRent: boolean
  /** In figures, not in words. */
  isDigits: boolean
}

/** Bedrooms that somebody counts up. */
const mostListed = 20
const bounds: readonly Bound[] = ['min', 'max', 'around', 'between']
const units = ['bedrooms', 'rooms', 'facades', 'squareMetres', 'perSquareMetre'] as const
/** Ares, kilometres: only behind a number. Other measures, such as square feet, no filter knows. */
const unitsBehind = [...units, 'ares', 'hectares', 'kilometres', 'otherMeasure'] as const

/** @returns undefined when neither a number nor the words before one begin at `at` */
export function readQuantity(items: readonly Item[], at: number): Quantity | undefined {
  const parser = new QuantityParser(items, at)
  parser.readBefore()
  const first = parser.readAmount()
  if (!first) return undefined
  parser.readAfter()
  const ends = parser.readOtherEnd(first) ?? { value: first.value, to: parser.exactly(first) }
  if (ends.to !== undefined) parser.readAfter()
  return { ...parser.sum(), ...ends, isDigits: first.isDigits }
}

/** Collects the words around a number, from item `from` on. */
class QuantityParser {
  private readonly items: readonly Item[]
  private readonly from: number
  private next: number
  private readonly bounds = new Set<Bound>()
  private unit: Unit | undefined
  /** "Between" alone: "van" and "from" begin a range too, but stand before one number as well. */
  private isBetween = false
  private isMoreThan = false
  private isLessThan = false
  private isExact = false
  private isLiving = false
  private isMoney = false
  private isRent = false

  constructor(items: readonly Item[], at: number) {
    this.items = items
    this.from = at
    this.next = at
  }

  sum() {
    const { bounds, unit, isMoreThan, isLessThan, isLiving, isMoney, isRent } = this
    const length = this.next - this.from
    return { length, bounds, unit, isMoreThan, isLessThan, isLiving, isMoney, isRent }
  }

  /** "Budget van maximum €", "slaapkamers: minstens". */
  readBefore() {
    while (this.items[this.next] && !this.isAmount(this.next)) {
      const isPart =
        this.noteExactly() ||
        this.noteBound() ||
        this.noteMoney() ||
        this.noteUnit(units) ||
        this.noteLiving()
      if (!isPart && !(this.next > this.from && this.is('stop'))) break
      this.next += 1
    }
  }

  /** "Exact 2 slaapkamers" are from two to two. */
  exactly({ value }: Amount): number | undefined {
    return this.isExact ? value : undefined
  }

  readAmount(): Amount | undefined {
    const number = readNumber(this.items, this.next, this.isBetween)
    if (!number) return undefined
    this.next += number.length
    if (number.multiplier > 1) this.isMoney = true
    return number
  }

  /** "Euro per maand", "m² bewoonbaar of meer". */
  readAfter() {
    while (this.noteEnd() || this.noteMoneyBehind() || this.noteUnit(unitsBehind) || this.noteLivingSurface())
      this.next += 1
  }

  /** After a dash, "to", and after "between" also "and". A second number that makes no range is left alone. */
  readOtherEnd(first: Amount): { value: number; to: number } | undefined {
    if (this.unit && !this.bounds.has('between')) return undefined
    const [at, wasMoney] = [this.next, this.isMoney]
    if (!this.items[at]?.dashed && !this.isListed(first)) {
      if (!this.joins()) return undefined
      this.next += 1
    }
    while (this.is('euro') || (this.is('stop') && !this.isAmount(this.next))) this.next += 1
    const second = this.readAmount()
    const ends = second && !this.countsOther() ? rangeOf(first, second) : undefined
    if (!ends) [this.next, this.isMoney] = [at, wasMoney]
    return ends
  }

  /** "Van 3 slaapkamers en 2 badkamers": the second number is of something else. */
  private countsOther() {
    if (!this.unit) return false
    return [...unitsBehind, 'euro', 'ordinary'].some((kind) => kind !== this.unit && this.is(kind as Kind))
  }

  private is(kind: Kind, at = this.next) {
    return this.items[at]?.kinds.has(kind) ?? false
  }

  private isAmount(at: number) {
    return isNumber(this.items[at])
  }

  private noteBound() {
    const found = bounds.filter((bound) => this.is(bound))
    for (const bound of found) this.bounds.add(bound)
    this.isBetween ||= this.is('between') && !this.is('stop') && !this.is('min')
    if (this.is('moreThan')) this.isMoreThan = true
    if (this.is('lessThan')) this.isLessThan = true
    return found.length > 0
  }

  private noteExactly() {
    const isExact = this.is('exactly')
    this.isExact ||= isExact
    return isExact
  }

  private noteMoney() {
    const isRent = this.is('rentPrice') || this.is('perMonth') || this.isBoundedRent()
    if (!isRent && !this.is('euro') && !this.is('price')) return false
    this.isRent ||= isRent
    this.isMoney = true
    return true
  }

  /** "Max huur 1000": without a bound, "huur 1000" may be homes to let in Brussels. */
  private isBoundedRent() {
    return this.is('rent') && (['min', 'max', 'around'] as const).some((bound) => this.bounds.has(bound))
  }

  /** Of "€ 200.000 - € 300.000" the second sign belongs to the second price. */
  private noteMoneyBehind() {
    return !(this.items[this.next]?.dashed && this.isAmount(this.next + 1)) && this.noteMoney()
  }

  private noteUnit(known: readonly Unit[]) {
    const unit = this.unitAt(known)
    if (!unit || (this.unit && this.unit !== unit)) return false
    this.unit = unit
    return true
  }

  /** "3000 €/m²" is a price per square metre, "15a" are ares. */
  private unitAt(known: readonly Unit[]): Unit | undefined {
    const [before, item] = [this.items[this.next - 1], this.items[this.next]]
    const isAre = item?.folded === 'a' && before?.isDigits && before.end === item.start
    if (isAre && known.includes('ares')) return 'ares'
    const unit = known.find((kind) => this.is(kind))
    return unit === 'squareMetres' && this.isMoney ? 'perSquareMetre' : unit
  }

  private noteLiving() {
    const isLiving = this.is('living')
    this.isLiving ||= isLiving
    return isLiving
  }

  private noteLivingSurface() {
    return this.unit === 'squareMetres' && this.noteLiving()
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
    return this.is('to') || this.isAndOfRange() || this.isOrBeforeBedrooms()
  }

  /** Also where the rest is another language: "tussen 300.000 en 400.000 euro, at least 4 bedrooms". */
  private isAndOfRange() {
    const word = this.items[this.next]?.folded
    const isBegun = this.isBetween || (this.bounds.has('between') && !this.unit)
    return isBegun && word !== undefined && canBe(word, 'and')
  }

  /** "3 of 4 slaapkamers" */
  private isOrBeforeBedrooms() {
    return this.is('or') && this.isCountOfBedrooms(this.next + 1)
  }

  /** "Drie, vier slaapkamers" */
  private isListed({ value, isDigits }: Amount) {
    const isAlike = this.items[this.next]?.isDigits === isDigits
    return isAlike && value <= mostListed && this.isCountOfBedrooms(this.next)
  }

  private isCountOfBedrooms(at: number) {
    const counted = ['bedrooms', 'rooms', 'facades'] as const
    return this.isAmount(at) && counted.some((kind) => this.is(kind, at + 1))
  }
}
