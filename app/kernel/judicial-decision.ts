/** What is said of a judicial decision on a home; the words are texts. */
export type JudicialDecision = 'no' | 'yes' | 'requested'

/**
 * A judicial decision by the feed's code: −1 empty, 0 no, 1 yes, 2 requested or as required.
 * @returns undefined when nothing is said, or the code is unknown
 * @see docs/requirements.md, D9
 */
export function judicialDecisionOf(code: number | null | undefined): JudicialDecision | undefined {
  if (code === 0) return 'no'
  if (code === 1) return 'yes'
  return code === 2 ? 'requested' : undefined
}
