import { expect, test } from 'vitest'
import { describeSiteReport } from './describe-site-report'

const none = { created: [], changed: [], unchanged: [], removed: [], kept: [] }

test('content: the report of an import is readable text', () => {
  const changes = {
    settings: { ...none, unchanged: ['identity', 'brand'] },
    pages: { ...none, created: ['home', 'services'], removed: ['old'], kept: ['mine'] },
    articles: { ...none, changed: ['sale'] },
    files: none,
  }
  expect(describeSiteReport({ outcome: 'imported', changes, warnings: [] })).toBe(`Imported.
  settings: 0 created, 0 changed, 0 removed, 2 unchanged
  pages: 2 created, 0 changed, 1 removed, 0 unchanged
    created: home, services
    removed: old
    kept as edited by hand (--overwrite replaces it): mine
  articles: 0 created, 1 changed, 0 removed, 0 unchanged
    changed: sale
  files: 0 created, 0 changed, 0 removed, 0 unchanged
`)
})

test.each([
  ['unchanged', 'Nothing to do: the site says all of this already.'],
  ['dry-run', 'Nothing was changed. An import would do this:'],
] as const)('content: a report that is %s says so first', (outcome, first) => {
  const changes = { settings: none, pages: none, articles: none, files: none }
  expect(describeSiteReport({ outcome, changes, warnings: [] }).split('\n')[0]).toBe(first)
})

test('content: a rejection names each mistake by file, place and reason', () => {
  const mistakes = [
    { file: 'site.json', at: 'identity.name', reason: 'is missing' },
    { file: 'media/a.webp', reason: 'is not there' },
  ]
  expect(
    describeSiteReport({ outcome: 'refused', mistakes }),
  ).toBe(`Refused for 2 mistakes; the site is as it was.
  site.json, identity.name: is missing
  media/a.webp: is not there
`)
  expect(describeSiteReport({ outcome: 'refused', mistakes: mistakes.slice(1) })).toMatch(
    /^Refused for one mistake;/,
  )
})

test('M7 a report ends with the rules that never hold', () => {
  const changes = { settings: none, pages: none, articles: none, files: none }
  const warnings = [
    { file: 'pages/home/page.json', at: 'modules.0.conditions.0', reason: 'there is no field "x"' },
  ]
  expect(describeSiteReport({ outcome: 'unchanged', changes, warnings })).toMatch(
    /\n {2}warning: pages\/home\/page\.json, modules\.0\.conditions\.0: there is no field "x"\n$/,
  )
})
