import { isDeepStrictEqual } from 'node:util'

/** The changes of an import to rows of one kind. */
export type KindChanges<Row> = {
  created: Row[]
  changed: Row[]
  unchanged: string[]
  /** Written by an earlier import, and not in this folder. */
  removed: string[]
  /** Last edited by hand, so left unchanged. */
  kept: string[]
}

type RowOrigin = { writtenBy?: 'import' | 'hand' }

/**
 * @param idOf - identifies a row
 * @param overwrite - also overwrites rows last edited by hand
 */
export function planKind<Row extends object>(
  next: Row[],
  stored: (Row & RowOrigin)[],
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

/** Compares as JSON: without undefined values, in any key order. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const saysTheSame = (row: object, stored: Record<string, unknown> | object) =>
  Object.entries(row).every(([name, value]) =>
    isDeepStrictEqual(asStored({ value }), asStored({ value: (stored as Record<string, unknown>)[name] })),
  )

export const isChange = ({ created, changed, removed }: KindChanges<never> | KindChanges<object>): boolean =>
  created.length + changed.length + removed.length > 0
