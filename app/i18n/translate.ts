import { type Locale, localeTags } from '~/kernel/locale'
import { memo } from '~/kernel/memo'

/** Texts of one language by room: nested objects of strings, as translation tools read and write them. */
export type TextTree = { [key: string]: string | TextTree }
export type TextsByRoom = Record<string, TextTree>

export type TextValues = Record<string, string | number>

/** Looks up a text by `room:dotted.key` and fills its `{{placeholders}}`; `count` chooses the plural form. */
export type Translate<Key extends string = string> = (key: Key, values?: TextValues) => string

/**
 * `t()` for one language with texts in the i18next JSON v4 format. Small on purpose: the library weighs more than all
 * other code of our islands' loader. A test compares the features in use with the library.
 * @see docs/decisions/0006-own-translate.md
 */
export function createTranslate(texts: TextsByRoom, locale: Locale): Translate {
  const plural = new Intl.PluralRules(localeTags[locale])
  const flat = new Map<string, string>()
  for (const [room, tree] of Object.entries(texts)) flatten(tree, `${room}:`, flat)

  const formOf = memo((count) => plural.select(Number(count)))

  return (key, values) => {
    const count = values?.count
    const form = typeof count === 'number' ? flat.get(`${key}_${formOf(String(count))}`) : undefined
    const text = form ?? (typeof count === 'number' ? flat.get(`${key}_other`) : undefined) ?? flat.get(key)
    if (text === undefined) return key
    return values ? fill(partsOf(text), values) : text
  }
}

/** Parsed templates are cached, because pages use the same ones again: text, placeholder, text and so on. */
const partsOf = memo((text) => text.split(/(\{\{\s*(\w+)\s*\}\})/))

function fill(parts: readonly string[], values: TextValues): string {
  let filled = parts[0] ?? ''
  for (let at = 1; at < parts.length; at += 3) {
    filled += `${values[parts[at + 1] ?? ''] ?? parts[at]}${parts[at + 2]}`
  }
  return filled
}

/** Flattens a tree of texts to dotted keys. */
export function flatten(tree: TextTree, prefix: string, into: Map<string, string>) {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') into.set(prefix + key, value)
    else flatten(value, `${prefix}${key}.`, into)
  }
}
