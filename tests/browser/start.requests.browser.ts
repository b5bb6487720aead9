import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../setup/run-command'
import { testFolder } from '../setup/test-folder'

test('K13 a public site without a mail server says so and does not start', async () => {
  const dataDir = path.join(testFolder(), 'data')
  const { code, output, problems } = await runCommand(dataDir, [], { PUBLIC_URL: 'https://agency.example' })
  expect(code).toBe(1)
  expect(output).toBe('')
  // K17: a line of the log, like every other of a site.
  expect(problems).toMatch(/^.+\n$/)
  expect(JSON.parse(problems).msg).toMatch(/^SMTP_URL is not set, and https:\/\/agency\.example is public: /)
  expect(existsSync(dataDir)).toBe(false)
})

test('K13 the doctor of the built product answers before the first start', async () => {
  const { code, output } = await runCommand(path.join(testFolder(), 'data'), ['doctor', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(output).findings).toContainEqual({
    ...{ check: 'database', state: 'ok' },
    what: 'The first start makes the database.',
  })
})
