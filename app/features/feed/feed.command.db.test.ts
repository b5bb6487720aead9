import path from 'node:path'
import { expect, test } from 'vitest'
import { feedImports, listings, projects } from '#db/schema'
import { printed } from '../../../tests/setup/printed'
import { testApp } from '../../../tests/setup/test-app'
import { runFeedCommand } from './feed.command.server'

const { appIn } = await testApp({ emptied: [listings, projects, feedImports] })
const demo = path.resolve('demo/feed/feed.json')

test('I2 the operator runs a dry run, imports, and imports again', async () => {
  const run = await commandOf()
  const dry = await run('import', demo, '--dry-run')
  expect(dry.code).toBe(0)
  expect(dry.output).toContain('DRY RUN demo/feed/feed.json')
  const first = await run('import', demo)
  expect(first.code).toBe(0)
  expect(first.output).toContain('listings: 25 created, 0 changed, 0 unchanged, 0 withdrawn, 0 restored')
  expect((await run('import', demo)).output).toContain('UNCHANGED demo/feed/feed.json')
  const json = await run('import', demo, '--json')
  expect(JSON.parse(json.output)).toMatchObject({ outcome: 'unchanged', unchanged: 25 })
})

test('I2 a refused file ends with exit code 1 and its reason', async () => {
  const run = await commandOf()
  const { code, output } = await run('import', 'no-such-feed.json')
  expect(code).toBe(1)
  expect(output).toBe('REFUSED no-such-feed.json: the file cannot be read: ENOENT. The site is as it was.\n')
})

async function commandOf() {
  return async (...argv: string[]) => {
    const app = { ...appIn(), defaultLocale: 'nl' as const }
    return await printed((print) => runFeedCommand(argv, async () => app, print))
  }
}
