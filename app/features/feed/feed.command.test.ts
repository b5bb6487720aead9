import { expect, test, vi } from 'vitest'
import { runFeedCommand } from './feed.command.server'

test.each([
  [['--help'], 0],
  [['import', '--help'], 0],
  [[], 2],
  [['import'], 2],
  [['export', 'x'], 2],
  [['import', 'a', 'b'], 2],
  [['import', 'a', '--wrong'], 2],
])('feed %j prints its usage, exits with %i, and needs no database', async (argv, code) => {
  const open = vi.fn()
  let printed = ''
  const ended = await runFeedCommand(argv, open, (text) => {
    printed += text
  })
  expect(ended).toBe(code)
  expect(printed).toContain('feed import FILE-OR-URL')
  expect(open).not.toHaveBeenCalled()
})
