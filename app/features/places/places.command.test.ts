import { expect, test, vi } from 'vitest'
import { runPlacesCommand } from './places.command.server'

test.each([
  [['--help'], 0],
  [['import', '--help'], 0],
  [['-h'], 0],
  [[], 2],
  [['import'], 2],
  [['import', ''], 2],
  [['export', 'x'], 2],
  [['constructor'], 2],
  [['import', 'a', 'b'], 2],
  [['import', 'a', '--wrong'], 2],
  [['import', 'a', '--source='], 2],
  [['remove'], 2],
  [['list', 'x'], 2],
])('D5 places %j prints its usage, exits with %i, and needs no database', async (argv, code) => {
  const open = vi.fn()
  const printed: string[] = []
  expect(await runPlacesCommand(argv, open, (text) => printed.push(text))).toBe(code)
  expect(printed.join('')).toContain('places import FILE')
  expect(open).not.toHaveBeenCalled()
})
