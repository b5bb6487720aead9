import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './product.ts'

/** Checks out a commit into its own folder, with its own packages and build. */
export interface Checkout {
  folder: string
  remove: () => void
}

/** @throws if this repository lacks the commit, or the build fails */
export function buildCommit(commit: string): Checkout {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'pignon-commit-')), commit)
  run(root, 'git', 'worktree', 'add', '--detach', folder, commit)
  try {
    // The commit's own packages: versions of libraries affect its speed.
    run(folder, 'npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error')
    run(folder, 'npm', 'run', 'build')
  } catch (error) {
    removeCheckout(folder)
    throw error
  }
  return { folder, remove: () => removeCheckout(folder) }
}

function removeCheckout(folder: string) {
  run(root, 'git', 'worktree', 'remove', '--force', folder)
  rmSync(path.dirname(folder), { recursive: true, force: true })
}

function run(cwd: string, program: string, ...words: string[]) {
  const { status, stdout, stderr, error } = spawnSync(program, words, { cwd, encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
}
