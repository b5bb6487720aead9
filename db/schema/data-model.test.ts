import { readFileSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '#db/schema'

const page = readFileSync(new URL('../../docs/data-model.md', import.meta.url), 'utf8')
const diagram = /```mermaid\nerDiagram\n(.*?)```/s.exec(page)?.[1] ?? ''

const tables = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .map(getTableConfig)

/** Mermaid requires a single word as type. */
const shortTypes: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  'double precision': 'double',
}

const said = (column: PgColumn) => `${column.name} ${shortTypes[column.getSQLType()] ?? column.getSQLType()}`

/** `table → "column type"` of every entity in the diagram. */
function drawn(): Record<string, string[]> {
  const entities = [...diagram.matchAll(/^ {2}(\w+) \{\n(.*?)^ {2}\}$/gms)]
  return Object.fromEntries(
    entities.map(([, name, body = '']) => [
      name,
      [...body.matchAll(/^ {4}(\S+) (\w+)/gm)].map(([, type, column]) => `${column} ${type}`),
    ]),
  )
}

test('the diagram of the data model has exactly the tables and columns of the schema', () => {
  expect(tables.length).toBeGreaterThan(5)
  const schemaSays = Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map(said).sort()]))
  const diagramSays = Object.fromEntries(
    Object.entries(drawn()).map(([name, columns]) => [name, [...columns].sort()]),
  )
  expect(diagramSays).toEqual(schemaSays)
})

test('the diagram of the data model has a line for every foreign key', () => {
  const lines = [...diagram.matchAll(/^ {2}(\w+) \S+--\S+ (\w+) :/gm)].map(
    ([, to, from]) => `${from} → ${to}`,
  )
  const keys = tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.map((key) => `${name} → ${getTableConfig(key.reference().foreignTable).name}`),
  )
  expect(keys.length).toBeGreaterThan(0)
  expect(lines).toEqual(expect.arrayContaining(keys))
})

test('the data model describes every table', () => {
  const sections = [...page.matchAll(/^### `(\w+)`$/gm)].map(([, name]) => name)
  expect(sections.sort()).toEqual(tables.map(({ name }) => name).sort())
})
