import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { feedJsonSchema, feedSchema } from './feed.schema'
import { type KnownFields, knownFields } from './unknown-fields'

test('I1 docs/feed.schema.json is the format that the import reads (npx vitest -u updates it)', async () => {
  const text = `${JSON.stringify(feedJsonSchema(), null, 2)}\n`
  await expect(text).toMatchFileSnapshot('../../../docs/feed.schema.json')
})

/** docs/feed.md with the details of a listing as the import reads them: the first table that has any. */
async function documentedFeed(): Promise<string> {
  const properties = feedJsonSchema().properties?.properties as JsonSchema
  const details = properties.items?.properties?.Details
  const rows = [...rowsOf(details?.anyOf?.[0] ?? {}, 'Details')]
  expect(rows.length).toBeGreaterThan(100)
  const documented = await readFile('docs/feed.md', 'utf8')
  return documented.replace(/(?:^\| `Details\.[^\n]*\n)+/m, () => `${rows.join('\n')}\n`)
}

test('I1 docs/feed.md has the details of a listing as the import reads them (npx vitest -u updates them)', async () => {
  await expect(await documentedFeed()).toMatchFileSnapshot('../../../docs/feed.md')
})

test('I1 docs/feed.md explains every field', async () => {
  const documented = await documentedFeed()
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

type JsonSchema = {
  type?: string
  $ref?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** A line for each field of an object, and for those of the objects in it. */
function* rowsOf({ properties = {}, required = [] }: JsonSchema, above: string): Generator<string> {
  for (const [name, schema] of Object.entries(properties)) {
    const path = `${above}.${name}`
    const value = schema.anyOf?.[0] ?? schema
    const isRequired = required.includes(name) ? '. **Required**' : ''
    yield `| \`${path}\` | ${typeOf(value)} | ${schema.description}${isRequired} |`
    // Floor plans have the fields of pictures.
    if (name === 'FloorPlans') continue
    yield* rowsOf(value, path)
    yield* rowsOf(value.items?.anyOf?.[0] ?? {}, `${path}[]`)
  }
}

const types: Record<string, string> = { flag: 'yes/no', object: 'object', array: 'list' }
const typeOf = ({ type = '', $ref = '' }: JsonSchema) => {
  const name = $ref.split('/').at(-1) || type
  return types[name] ?? name
}
