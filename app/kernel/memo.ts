/**
 * Remembers what a pure function of a text answered. When it holds `most` answers it forgets all of them:
 * simpler than choosing, and soon filled again with what is asked now.
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
