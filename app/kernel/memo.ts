/**
 * Caches the results of a pure function of a text. At `most` entries it drops all of them, which is simpler than
 * eviction and soon refilled.
 */
export function memo<Answer>(answerTo: (text: string) => Answer, most = 10_000): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    const answer = answerTo(text)
    if (known.size >= most) known.clear()
    known.set(text, answer)
    return answer
  }
}
