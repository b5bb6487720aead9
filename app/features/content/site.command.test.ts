import { expect, test, vi } from 'vitest'
import { runSiteCommand } from './site.command.server'

test.each([
  [['--help'], 0],
  [['import', '--help'], 0],
  [['-h'], 0],
  [[], 2],
  [['import'], 2],
  [['import', ''], 2],
  [['export', 'x'], 2],
  [['import', 'a', 'b'], 2],
  [['import', 'a', '--wrong'], 2],
  [['import', 'a', '--dry-run=yes'], 2],
  [['import', 'a', '--answers', 'b'], 2],
  [['init'], 2],
  [['init', 'a', 'b'], 2],
  [['init', 'a', '--dry-run'], 2],
])('site %j prints its usage, exits with %i, and needs no database', async (argv, code) => {
  const open = vi.fn()
  let printed = ''
  const ended = await runSiteCommand(argv, open, (text) => {
    printed += text
  })
  expect(ended).toBe(code)
  expect(printed).toContain('site import DIR')
  expect(open).not.toHaveBeenCalled()
})
