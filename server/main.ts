/**
 * Entry of the built product: `node build/server/index.js` serves; with arguments it runs a command. React chooses its
 * build by NODE_ENV at its first import, so NODE_ENV is set before anything else.
 */
process.env.NODE_ENV ??= 'production'

// As in a container.
if (process.pid === 1) (await import('./stop-signal')).endOnSignal()

const words = process.argv.slice(2)
try {
  if (words.length === 0) {
    const { serve } = await import('./serve')
    await serve()
  } else {
    const { runCommand } = await import('./command-line')
    process.exitCode = await runCommand(words)
  }
} catch (error) {
  const { explainStartProblem } = await import('./start-problem')
  const { lastWords } = await import('./log-line')
  const isTerminal = process.stderr.isTTY ?? false
  process.stderr.write(lastWords(explainStartProblem(error), { isServing: words.length === 0, isTerminal }))
  process.exit(1)
}
