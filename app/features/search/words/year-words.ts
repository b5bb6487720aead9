import type { Item } from './items'
import type { Kind } from './vocabulary'

/** Years in which a home that is offered may have been built. */
const years = { first: 1700, last: 2100 }

/** What may stand between "bouwjaar" and its year. */
const between: readonly Kind[] = ['stop', 'min', 'max', 'around', 'between', 'to']
/** What a year may begin with, where "built" stands behind it: "voor 1990 gebouwd". */
const before: readonly Kind[] = ['for', 'min', 'max', 'around', 'between']

/**
 * A year, or two: "uit 1930", "bouwjaar na 2000", "vor 1990 gebaut". No filter knows years, and 2000 is Antwerp too.
 * @returns how many items it has; undefined where none is said
 */
export function yearLength(items: readonly Item[], at: number): number | undefined {
  const is = (kind: Kind, position: number) => items[position]?.kinds.has(kind) ?? false
  const isWord = (position: number) => is('year', position) || is('built', position)
  const isWhen = (position: number) => is('when', position) && !is('for', position)
  if (is('year', at) && items[at + 1]?.isDigits) return yearsEnd(items, at + 1, isWord) - at
  let [next, isSaid] = [at, false]
  for (; isWord(next) || is('when', next) || canLead(items, at, next); next += 1)
    isSaid ||= isWord(next) || isWhen(next)
  if (!isYear(items[next])) return undefined
  const end = yearsEnd(items, next, isWord)
  return isSaid || isWord(end - 1) ? end - at : undefined
}

const canLead = (items: readonly Item[], at: number, next: number) =>
  (next === at ? before : between).some((kind) => items[next]?.kinds.has(kind))

/** After a second year, and after "built". */
function yearsEnd(items: readonly Item[], at: number, isWord: (position: number) => boolean): number {
  const joins = (['to', 'and', 'or'] as const).some((kind) => items[at + 1]?.kinds.has(kind))
  let end = at + 1
  if (items[end]?.dashed && isYear(items[end])) end += 1
  else if (joins && isYear(items[end + 1])) end += 2
  for (const kind of ['orMore', 'orLess'] as const) if (items[end]?.kinds.has(kind)) end += 1
  const hasOwnYear = isYear(items[end + 1]) || (items[end + 1]?.isDigits ?? false)
  return isWord(end) && !items[end]?.apart && !hasOwnYear ? end + 1 : end
}

/** As it is written: `1.990` is a number, "1930 Zaventem" is one place. */
const isYear = (item: Item | undefined) =>
  item?.number !== undefined &&
  item.isDigits &&
  /^\d{4}$/.test(item.folded) &&
  item.number >= years.first &&
  item.number <= years.last
