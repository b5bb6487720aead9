/** A field on which versions disagree; values are shortened. */
export type Disagreement = { field: string; reason: string }

type Value = unknown
type Fields = Record<string, Value>
/** Versions of a record, the deciding one first, each with its language. */
type Versions = { by: string; value: Value }[]

/**
 * Merges the facts of several versions. The first version decides; missing values come from the next that has them.
 * Lists of items with IDs are united.
 * @param bound - paths of language-dependent fields, which may differ
 */
export function mergeFacts(
  versions: Versions,
  bound: ReadonlySet<string>,
  disagree: (about: Disagreement) => void,
  path = '',
): Value {
  const present = versions.filter(({ value }) => value !== undefined)
  const first = present[0]
  if (!first || present.length === 1) return first?.value
  if (Array.isArray(first.value)) return mergeLists(present, bound, disagree, path)
  if (isFields(first.value)) return mergeFields(present, bound, disagree, path)
  const other = present.find(({ value }) => value !== first.value)
  if (other && !bound.has(path)) {
    disagree({
      field: path,
      reason: `${first.by} says ${shown(first.value)}, ${other.by} says ${shown(other.value)}`,
    })
  }
  return first.value
}

function mergeFields(versions: Versions, ...[bound, disagree, path]: Rest): Fields {
  const merged: Fields = {}
  const names = new Set(versions.flatMap(({ value }) => (isFields(value) ? Object.keys(value) : [])))
  for (const name of names) {
    const inner = versions.map(({ by, value }) => ({ by, value: isFields(value) ? value[name] : undefined }))
    merged[name] = mergeFacts(inner, bound, disagree, path ? `${path}.${name}` : name)
  }
  return merged
}

function mergeLists(versions: Versions, ...[bound, disagree, path]: Rest): Value {
  const lists = versions.map(({ by, value }) => ({ by, value: presentIn(value) }))
  const first = lists.find(({ value }) => value.length > 0)?.value ?? []
  if (!first.every(hasId)) return first
  const byId = lists.map(({ by, value }) => ({ by, items: firstById(value.filter(hasId)) }))
  const ids = new Set(byId.flatMap(({ items }) => [...items.keys()]))
  const lacking = byId.find(({ items }) => items.size !== ids.size)
  if (lacking) {
    disagree({ field: path, reason: `${lacking.by} has ${lacking.items.size} of ${ids.size}` })
  }
  return [...ids].map((id) =>
    mergeFacts(
      byId.map(({ by, items }) => ({ by, value: items.get(id) })),
      bound,
      disagree,
      path,
    ),
  )
}

type Rest = [bound: ReadonlySet<string>, disagree: (about: Disagreement) => void, path: string]

/** Removed items have left gaps. */
const presentIn = (value: Value) =>
  Array.isArray(value) ? value.filter((item: Value) => item !== undefined) : []

const isFields = (value: Value): value is Fields => typeof value === 'object' && value !== null
const hasId = (value: Value): value is { ID: number } => isFields(value) && typeof value.ID === 'number'

function firstById<Item extends { ID: number }>(items: readonly Item[]): Map<number, Item> {
  const byId = new Map<number, Item>()
  for (const item of items) if (!byId.has(item.ID)) byId.set(item.ID, item)
  return byId
}

const shown = (value: Value) => {
  const text = JSON.stringify(value) ?? ''
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
