import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { feedJsonSchema, feedSchema } from './feed.schema'
import { type KnownFields, knownFields } from './unknown-fields'

test('I1 docs/feed.schema.json is the format that the import reads (npx vitest -u writes it anew)', async () => {
  const text = `${JSON.stringify(feedJsonSchema(), null, 2)}\n`
  await expect(text).toMatchFileSnapshot('../../../docs/feed.schema.json')
})

test('I1 docs/feed.md explains every field', async () => {
  const documented = await readFile('docs/feed.md', 'utf8')
  const names = [...namesOf(knownFields(feedSchema))]
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter((name) => !new RegExp(`\`(?:[\\w.[\\]]+\\.)?${name}\``).test(documented))).toEqual([])
})

function* namesOf(known: KnownFields): Generator<string> {
  for (const [name, below] of known) {
    yield name
    if (below) yield* namesOf(below)
  }
}
