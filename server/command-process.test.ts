import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { testFolder } from '../tests/setup/test-folder'
import { createCommandRunner } from './command-process'

const folder = testFolder()

/** A program that notes its words, and does what `then` says. */
function program(then: string) {
  const entry = path.join(folder, `${crypto.randomUUID()}.mjs`)
  writeFileSync(entry, `const words = process.argv.slice(2)\n${then}`)
  return entry
}

test('K14 a command runs in a process of its own to its end, with few connections', async () => {
  const entry = program(
    `process.exit(words.join(' ') === 'feed fetch' && process.env.DATABASE_CONNECTIONS === '4' ? 1 : 3)`,
  )
  const { run } = createCommandRunner()
  await run(['feed', 'fetch'], { expected: [0, 1], entry })
  await expect(run(['other'], { expected: [0, 1], entry })).rejects.toThrow('the command other ended with 3')
})

test('K14 commands end with the site', async () => {
  const runner = createCommandRunner()
  const ended = vi.fn()
  const run = runner.run(['feed', 'fetch'], { expected: [0], entry: program('setInterval(() => {}, 1000)') })
  const failed = run.catch((error: Error) => ended(error.message))
  runner.stop()
  await failed
  expect(ended).toHaveBeenCalledWith('the command feed fetch ended with SIGTERM')
})
