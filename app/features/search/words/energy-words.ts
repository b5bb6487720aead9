import { type EnergyFilterLetter, energyFilterLetters } from '~/features/listings/public'
import type { Item } from './items'
import { canBe } from './vocabulary'

type EnergyReading = { length: number; filters?: { energy: EnergyFilterLetter }; isUnknown?: boolean }

/**
 * "EPC B", "PEB: C ou mieux", "A, B of C", "A-label", "B of beter". A figure in kWh is no filter, and is not a
 * price; "C or worse" is none either.
 */
export function readEnergy(items: readonly Item[], at: number): EnergyReading | undefined {
  const labelled = items[at]?.kinds.has('energy') ? afterLabel(items, at) : undefined
  if (labelled) return labelled
  const letter = letterOf(items[at])
  const next = items[at + 1]
  // "A" is an article as well.
  const isSaid = next?.kinds.has('energy')
    ? !afterLabel(items, at + 1)
    : next?.kinds.has('orBetter') && letter !== 'A'
  return letter && isSaid ? { length: 2, filters: { energy: letter } } : undefined
}

function afterLabel(items: readonly Item[], at: number): EnergyReading | undefined {
  let next = at + 1
  while (isBetween(items[next])) next += 1
  if (items[next]?.isDigits) return { length: next + 1 - at, isUnknown: true }
  const letters = lettersAt(items, next)
  if (!letters) return undefined
  next += letters.length
  if (items[next]?.kinds.has('orWorse')) return { length: next + 1 - at, isUnknown: true }
  if (items[next]?.kinds.has('orBetter')) next += 1
  return { length: next - at, filters: { energy: letters.worst } }
}

/** One letter, or several of which the last is joined by "or". */
function lettersAt(
  items: readonly Item[],
  at: number,
): { length: number; worst: EnergyFilterLetter } | undefined {
  const first = letterOf(items[at])
  if (!first) return undefined
  let next = at + 1
  while (items[next]?.folded === '+') next += 1
  let last = next
  while (items[last]?.apart && letterOf(items[last])) last += 1
  const or = canBe(items[last]?.folded ?? '', 'or') ? letterOf(items[last + 1]) : undefined
  if (!or) return { length: next - at, worst: first }
  const all = [first, or, ...items.slice(next, last).flatMap((item) => letterOf(item) ?? [])]
  return {
    length: last + 2 - at,
    worst: energyFilterLetters.findLast((letter) => all.includes(letter)) ?? first,
  }
}

/** "EPC minstens een label B" */
function isBetween(item: Item | undefined): boolean {
  if (!item || letterOf(item)) return false
  return (['stop', 'min', 'max', 'energy'] as const).some((kind) => item.kinds.has(kind))
}

/** The d of "d’au moins" is none. */
const letterOf = (item: Item | undefined) =>
  item?.elided ? undefined : energyFilterLetters.find((letter) => letter.toLowerCase() === item?.folded)
