import { type EnergyLetter, energyLetters } from '~/features/listings/public'
import type { Item } from './items'

type Read = { length: number; filters?: { energy: EnergyLetter }; isUnknown?: boolean }

/** "EPC B", "PEB: C ou mieux", "A-label", "B of beter". A figure in kWh is no filter, and is not a price. */
export function readEnergy(items: readonly Item[], at: number): Read | undefined {
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

function afterLabel(items: readonly Item[], at: number): Read | undefined {
  let next = at + 1
  while (isBetween(items[next])) next += 1
  const letter = letterOf(items[next])
  if (!letter) return items[next]?.isDigits ? { length: next + 1 - at, isUnknown: true } : undefined
  next += 1
  while (items[next]?.folded === '+') next += 1
  const or = items[next]?.kinds.has('or') ? letterOf(items[next + 1]) : undefined
  if (or) next += 2
  if (items[next]?.kinds.has('orBetter')) next += 1
  return { length: next - at, filters: { energy: or && or > letter ? or : letter } }
}

/** "EPC minstens een label B" */
function isBetween(item: Item | undefined): boolean {
  if (!item || letterOf(item)) return false
  return (['stop', 'min', 'max', 'energy'] as const).some((kind) => item.kinds.has(kind))
}

const letterOf = (item: Item | undefined) =>
  energyLetters.find((letter) => letter.toLowerCase() === item?.folded)
