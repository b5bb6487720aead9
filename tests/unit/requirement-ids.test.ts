import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- ([A-Z]{1,2}-?\d+[a-z]?) /gm)].map(
    ([, id]) => id,
  ),
)
const sources = globSync('{app,server,tests,db,scripts}/**/*.{test,browser,audit}.{ts,tsx}')

/** Ids at the beginning of a test's name: `test('B14 S-17 …`, and of rows: `])('P1 …`. */
const named = /(?:\btest(?:\.\w+)*|\]\)|\))\(\s*['"`]((?:[A-Z]{1,2}-?\d+[a-z]? )+)/g

test('every row that a test is named with is in docs/requirements.md', () => {
  const ids = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)].flatMap(([, found = '']) =>
      found
        .trim()
        .split(' ')
        .map((id) => `${id} in ${file}`),
    ),
  )
  expect(ids.length).toBeGreaterThan(1_000)
  expect(ids.filter((one) => !rows.has(one.split(' ')[0] ?? ''))).toEqual([])
})
