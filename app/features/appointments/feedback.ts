/** What is asked after a viewing, and the answers there are; a remark is the fourth. */
export const questions = {
  impression: ['good', 'fair', 'poor'],
  price: ['right', 'high', 'low'],
  next: ['interested', 'thinking', 'no'],
} as const

/** Longest remark, in characters. */
const longest = 2_000

/** What was answered; an answer that nobody offered is left out. Empty when nothing was said. */
export function readFeedback(sent: URLSearchParams): Record<string, string> {
  const chosen = Object.entries(questions).flatMap(([name, answers]) => {
    const answer = sent.get(name) ?? ''
    return (answers as readonly string[]).includes(answer) ? [[name, answer]] : []
  })
  const remark = (sent.get('remark') ?? '').slice(0, longest).toWellFormed().replaceAll('\0', '').trim()
  return Object.fromEntries(remark ? [...chosen, ['remark', remark]] : chosen)
}
