import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const sources = globSync('{*.ts,{app,server,db,tests,scripts,bench}/**/*.{ts,tsx,mjs,cjs}}')
const words = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_]\w*/g) ?? []))
const fileNames = new Set(sources.map((file) => file.split('/').at(-1)))

const codeIn = (document: string): string[] =>
  [
    ...readFileSync(document, 'utf8')
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code = '']) => code)

/** Names of functions and files. Paths with a `*`, options, addresses and values are left out. */
const isFunction = (code: string) => /^([a-z]+|[A-Z][a-z]+)[A-Z]\w*$/.test(code)
const isSource = (code: string) => /^\w[\w./-]*\.(ts|tsx|mjs|cjs)$/.test(code)

describe.each([
  'docs/architecture.md',
  'docs/request.md',
  'docs/recipes.md',
  'docs/security.md',
  'docs/asvs.md',
  'CONTRIBUTING.md',
  'README.md',
])('%s', (document) => {
  test('names functions that exist', () => {
    expect(codeIn(document).filter((code) => isFunction(code) && !words.has(code))).toEqual([])
  })

  test('names files that exist', () => {
    const missing = codeIn(document).filter(
      (code) => isSource(code) && !(code.includes('/') ? sources.includes(code) : fileNames.has(code)),
    )
    expect(missing).toEqual([])
  })
})

test('docs/architecture.md names every room, and what its door exports', () => {
  const rows = [
    ...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$/gm),
  ]
  const doors = Object.fromEntries(rows.map(([, room = '', door = '']) => [room, door.match(/\w+/g) ?? []]))
  const rooms = globSync('app/features/*').map((path) => path.split('/').at(-1))
  expect(Object.keys(doors).sort()).toEqual(rooms.sort())
  const missing = Object.entries(doors).flatMap(([room, names]) => {
    const door = globSync(`app/features/${room}/public*.ts`)
      .map((file) => readFileSync(file, 'utf8'))
      .join()
    return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(door))
  })
  expect(missing).toEqual([])
})
