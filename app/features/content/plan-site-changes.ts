import { isDeepStrictEqual } from 'node:util'

/** What an import does with the rows of one kind. */
export type KindChanges<Row> = {
  created: Row[]
  changed: Row[]
  unchanged: string[]
  /** Written by an import before, and not in this folder. */
  removed: string[]
  /** Written by a hand last: left as they are. */
  kept: string[]
}

type Stored = { writtenBy?: 'import' | 'hand' }

/**
 * @param idOf - what tells rows apart
 * @param overwrite - also what a hand wrote last
 */
export function planKind<Row extends object>(
  next: Row[],
  stored: (Row & Stored)[],
  idOf: (row: Row) => string,
  overwrite: boolean,
): KindChanges<Row> {
  const former = new Map(stored.map((row) => [idOf(row), row]))
  const plan: KindChanges<Row> = { created: [], changed: [], unchanged: [], removed: [], kept: [] }
  for (const row of next) {
    const known = former.get(idOf(row))
    former.delete(idOf(row))
    if (!known) plan.created.push(row)
    else if (saysTheSame(row, known)) plan.unchanged.push(idOf(row))
    else if (known.writtenBy === 'hand' && !overwrite) plan.kept.push(idOf(row))
    else plan.changed.push(row)
  }
  for (const [id, { writtenBy }] of former)
    (writtenBy === 'hand' && !overwrite ? plan.kept : plan.removed).push(id)
  return plan
}

/** As JSON keeps it: without what is undefined, whatever the order of keys. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const saysTheSame = (row: object, stored: Record<string, unknown> | object) =>
  Object.entries(row).every(([name, value]) =>
    isDeepStrictEqual(asStored({ value }), asStored({ value: (stored as Record<string, unknown>)[name] })),
  )

export const isChange = ({ created, changed, removed }: KindChanges<never> | KindChanges<object>): boolean =>
  created.length + changed.length + removed.length > 0
