import type { Fact, FactGroup } from '../facts/detail-groups'
import { limitText } from '../page/text'

/**
 * The capacity of the brochure's second page, measured from `brochure.module.css`: two columns side by side, in which
 * each fact takes lines. Paper does not scroll, so the layout is planned before it is rendered.
 */
type Layout = {
  density: 'usual' | 'dense'
  pictures: boolean
  /** Lines of both columns together; a twentieth is reserved for awkward column breaks. */
  lines: number
  /** Characters of a label, of a value beside it, and of a value below it. */
  label: number
  value: number
  wide: number
}

const densest: Layout = { density: 'dense', pictures: false, lines: 142, label: 34, value: 38, wide: 74 }

/** From the roomiest to the densest. */
const layouts: Layout[] = [
  { density: 'usual', pictures: true, lines: 97, label: 28, value: 31, wide: 60 },
  { density: 'dense', pictures: true, lines: 119, label: 34, value: 38, wide: 74 },
  densest,
]

/** Lines that the energy ladder takes: its sentence, and each of its rungs. */
const ladderLines = { sentence: 3, rung: { usual: 1.6, dense: 1.9 } }
const headingLines = 2
/** Lines around a notice. */
const noticeLines = 3

/** A long value is set below its label, over the whole column. */
export const isText = (fact: Fact) => printed(fact).length > 140

/** A value with what a symbol beside it says. */
export const printed = ({ value, note }: Fact) => (note ? `${value} (${note})` : value)

export type BrochurePlan = Pick<Layout, 'density' | 'pictures'> & {
  groups: FactGroup[]
  /** Some facts were left out or shortened. */
  isCut: boolean
}

/**
 * Lays out the facts in the roomiest layout that holds them. If none does, the least important facts are left out and
 * overlong texts are cut.
 * @param groups - mandatory statements first, then the rest
 * @param rungs - of the energy ladder; 0 when there is none
 * @param notices - texts of their own above the facts
 */
export function planBrochure(groups: FactGroup[], rungs: number, notices: string[] = []): BrochurePlan {
  const ladder = ({ density }: Layout) =>
    rungs === 0 ? 0 : ladderLines.sentence + Math.ceil(rungs * ladderLines.rung[density])
  const above = ({ wide }: Layout) =>
    notices.reduce((lines, { length }) => lines + Math.ceil(length / wide) + noticeLines, 0)
  const room = (layout: Layout) => layout.lines - ladder(layout) - above(layout)
  const layout = layouts.find((one) => linesOf(groups, one) <= room(one))
  if (layout) return toPlan(layout, groups, false)
  return toPlan(densest, cutTo(room(densest), groups, densest), true)
}

/** Adds one more group to the plan if nothing else has to change for it. */
export function withRoomFor(
  more: FactGroup | undefined,
  groups: FactGroup[],
  rungs: number,
  notices: string[] = [],
): BrochurePlan {
  const plan = planBrochure(groups, rungs, notices)
  if (!more || plan.isCut) return plan
  const wider = planBrochure([...groups, more], rungs, notices)
  const isSame = !wider.isCut && wider.density === plan.density && wider.pictures === plan.pictures
  return isSame ? wider : plan
}

const toPlan = ({ density, pictures }: Layout, groups: FactGroup[], isCut: boolean) => ({
  density,
  pictures,
  groups,
  isCut,
})

const linesOf = (groups: FactGroup[], layout: Layout) =>
  groups.reduce(
    (sum, { facts }) =>
      sum + headingLines + facts.reduce((lines, fact) => lines + linesOfFact(fact, layout), 0),
    0,
  )

function linesOfFact(fact: Fact, { label, value, wide }: Layout): number {
  const { length } = printed(fact)
  if (isText(fact)) return Math.ceil(fact.label.length / wide) + Math.ceil(length / wide)
  return Math.max(Math.ceil(fact.label.length / label), Math.ceil(length / value))
}

function cutTo(lines: number, groups: FactGroup[], layout: Layout): FactGroup[] {
  let left = lines
  const kept: FactGroup[] = []
  for (const group of groups) {
    left -= headingLines
    const facts: Fact[] = []
    for (const fact of group.facts) {
      const shortened = shortenTo(left, fact, layout)
      if (!shortened) continue
      facts.push(shortened)
      left -= linesOfFact(shortened, layout)
    }
    if (facts.length > 0) kept.push({ ...group, facts })
    else left += headingLines
  }
  return kept
}

/** Longest that one text may be, in lines, so that other facts still fit. */
const longestText = 24

function shortenTo(left: number, fact: Fact, layout: Layout): Fact | undefined {
  const most = Math.min(left, isText(fact) ? longestText : left)
  if (linesOfFact(fact, layout) <= most) return fact
  const labelLines = Math.ceil(fact.label.length / layout.wide)
  if (!isText(fact) || most < labelLines + 3) return undefined
  return { ...fact, value: limitText(fact.value, (most - labelLines) * layout.wide) }
}
