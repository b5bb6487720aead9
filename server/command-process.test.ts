import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { readConfig } from '~/platform/config.server'
import { createKeyRing } from '~/platform/keys/key-ring.server'
import { readKeys, writeKeys } from '~/platform/keys/secret-file.server'
import { testFolder } from '../tests/setup/test-folder'
import { createCommandRunner } from './command-process'

const folder = testFolder()
const keys = createKeyRing({ secret: 'the secret of tests, 32 characters long' })

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
  const { run } = createCommandRunner(keys)
  await run(['feed', 'fetch'], { expected: [0, 1], entry })
  await expect(run(['other'], { expected: [0, 1], entry })).rejects.toThrow('the command other ended with 3')
})

test('S-11 a command has the keys of the process that runs it, also when the file holds newer ones', async () => {
  const previous = {
    secret: 'the former one = of tests, as long as it',
    until: new Date('2027-01-31T00:00:00Z'),
  }
  const own = createKeyRing({ ...{ secret: keys.current.secret, previous }, lasting: previous.secret })
  await writeKeys(folder, createKeyRing({ secret: 'a newer secret of tests, 32 characters' }))
  const noted = path.join(folder, 'noted.json')
  const { run } = createCommandRunner(own)
  const entry = program(`
    import { writeFileSync } from 'node:fs'
    writeFileSync(${JSON.stringify(noted)}, JSON.stringify(process.env))`)
  await run(['feed', 'fetch'], { expected: [0], entry })
  const { SECRET, SECRET_PREVIOUS, SECRET_LASTING } = JSON.parse(readFileSync(noted, 'utf8'))
  const env = { NODE_ENV: 'test', DATA_DIR: folder, SECRET, SECRET_PREVIOUS, SECRET_LASTING }
  expect(await readKeys(readConfig(env))).toEqual(own)
})

test('K14 commands end with the site', async () => {
  const runner = createCommandRunner(keys)
  const ended = vi.fn()
  const run = runner.run(['feed', 'fetch'], { expected: [0], entry: program('setInterval(() => {}, 1000)') })
  const failed = run.catch((error: Error) => ended(error.message))
  runner.stop()
  await failed
  expect(ended).toHaveBeenCalledWith('the command feed fetch ended with SIGTERM')
})
