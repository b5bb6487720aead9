import type { Plan } from '../../style.ts'

/** One room for all: its glass on the terrace is as wide as the house has it at the back. */
export const plan: Plan = {
  w: 4.2,
  d: 6,
  holes: { back: [{ x: 0.75, w: 3, h: 2.3, kind: 'french' }] },
}
