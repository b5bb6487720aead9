import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const killBeforeSecret = pathToFileURL(path.join(import.meta.dirname, 'kill-before-secret.mjs')).href

type KillOptions = {
  /** DATA_DIR, BACKUP_DIR and what else the command needs. */
  env: NodeJS.ProcessEnv
  /** Words of the command, such as `['backup', '--unencrypted']`. */
  words: string[]
  kills: number
  /** How long a whole run takes, in milliseconds: the kills are spread over it. */
  wholeMs: number
  /** After each of them. */
  afterKill?: () => void
}

/**
 * Kills a command of the built product (kill -9) at moments spread over its whole run.
 * @returns how many were killed before they had ended
 */
export async function killCommands({ env, words, kills, wholeMs, afterKill }: KillOptions): Promise<number> {
  let killed = 0
  for (let kill = 1; kill <= kills; kill++) {
    const child = runBuilt(words, env)
    await Promise.race([sleep((wholeMs * kill) / (kills + 1)), once(child, 'exit')])
    if (child.exitCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
    afterKill?.()
    killed += 1
  }
  return killed
}

/** Kills a restore once its rows are committed, before its SECRET is in place. @returns the signal that ended it */
export async function killBeforeItsSecret(words: string[], env: NodeJS.ProcessEnv) {
  const child = runBuilt(words, { ...env, NODE_OPTIONS: `--import ${killBeforeSecret}` })
  const [, signal] = await once(child, 'exit')
  return signal
}

const partial = '.partial'

/** Names of a folder's backups that look whole; the list of erasures lies beside them. */
export const wholeBackups = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith('pignon-') && !name.endsWith(partial))

/** A defect: what was broken off looks whole, as if backups were written in their place at once. */
export function makeLookWhole(folder: string) {
  for (const name of readdirSync(folder).filter((name) => name.endsWith(partial)))
    renameSync(path.join(folder, name), path.join(folder, name.slice(0, -partial.length)))
}

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
