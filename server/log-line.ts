/** The level of pino's `fatal`. */
const fatal = 60

/**
 * A process that served, or wanted to, says why it ends as a line of its log; people at a terminal, and those who ran a
 * command, get the sentence alone.
 */
export const lastWords = (
  text: string,
  { isServing, isTerminal }: { isServing: boolean; isTerminal: boolean },
) =>
  isServing && !isTerminal
    ? `${JSON.stringify({ level: fatal, time: Date.now(), msg: text })}\n`
    : `${text}\n`
