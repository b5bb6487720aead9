import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

type KillOptions = {
  /** DATA_DIR, BACKUP_DIR and what else the command needs. */
  env: NodeJS.ProcessEnv
  /** Words of the command, such as `['backup', '--unencrypted']`. */
  words: string[]
  kills: number
  /** How long a whole run takes, in milliseconds: the kills are spread over it. */
  wholeMs: number
}

/**
 * Kills a command of the built product (kill -9) at moments spread over its whole run.
 * @returns how many were killed before they had ended
 */
export async function killCommands({ env, words, kills, wholeMs }: KillOptions): Promise<number> {
  let killed = 0
  for (let kill = 1; kill <= kills; kill++) {
    const child = runBuilt(words, env)
    await Promise.race([sleep((wholeMs * kill) / (kills + 1)), once(child, 'exit')])
    if (child.exitCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
    killed += 1
  }
  return killed
}

/** Names of a folder's backups that look whole. */
export const wholeBackups = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !name.endsWith('.partial'))

export type Ended = { code: number | null; output: string; seconds: number }

/** Runs a command of the built product to its end. */
export async function runToEnd(words: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const began = performance.now()
  const child = runBuilt(words, env)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  const [code] = await once(child, 'close')
  return { code, output, seconds: (performance.now() - began) / 1_000 }
}

const runBuilt = (words: string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, ['build/server/index.js', ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
