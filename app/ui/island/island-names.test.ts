import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('app/**/*.island.tsx').map((file) => basename(file, '.island.tsx'))

/** Names that components write out; the one that `FormIsland` passes on is its own property. */
const written = globSync('app/**/*.tsx', { exclude: ['**/*.test.tsx'] })
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap((source) => [...source.matchAll(/<(?:Form)?Island(?:<\w+>)?\s+name="([^"]*)"/g)])
  .map(([, name = '']) => name)

test('each island has a file of its own name, and each file is shown somewhere', () => {
  expect(files).toEqual([...new Set(files)])
  expect([...new Set(written)].toSorted()).toEqual(files.toSorted())
})
