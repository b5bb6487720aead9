import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { KeyRing } from '~/platform/keys/key-ring.server'
import { variablesOf } from '~/platform/keys/secret-file.server'

/** Connections of a command beside the site, which has its own. */
const connections = '4'

type Options = {
  /** Exit codes that are no failure. */
  expected: readonly number[]
  /** The program; the one that runs unless given. */
  entry?: string
}

/**
 * Runs commands of the product in processes of their own: what they compute and keep in memory is not the site's.
 * @param keys - of this process. A command that found a new secret in DATA_DIR would take it over, while the processes
 *   that run know the former one only
 */
export function createCommandRunner(keys: KeyRing) {
  const secrets = Object.fromEntries(variablesOf(keys).map(nameAndValue))
  const running = new Set<ChildProcess>()
  return {
    /**
     * Runs a command to its end. Its log goes where that of this process goes.
     * @throws {Error} when it ends with another code, or by a signal
     */
    async run(words: string[], { expected, entry = process.argv[1] ?? '' }: Options): Promise<void> {
      const child = spawn(process.execPath, [...process.execArgv, entry, ...words], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...secrets, DATABASE_CONNECTIONS: connections },
      })
      running.add(child)
      try {
        const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
        if (code === null || !expected.includes(code))
          throw new Error(`the command ${words.join(' ')} ended with ${code ?? signal}`)
      } finally {
        running.delete(child)
      }
    },
    /** Ends those that run; what they began is undone. */
    stop() {
      for (const child of running) child.kill('SIGTERM')
    },
  }
}

const nameAndValue = (line: string) => {
  const end = line.indexOf('=')
  return [line.slice(0, end), line.slice(end + 1)] as const
}
