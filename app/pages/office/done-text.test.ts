import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roomAndLanguage } from '~/i18n/text-file'
import { translateTo } from '~/i18n/texts.server'
import { flatten, type TextTree } from '~/i18n/translate'
import { locales } from '~/kernel/locale'
import { doneText } from './done-text'

/** Every text, as `leads-office:done.note`. */
const textKeys = globSync('app/**/texts/nl.json').flatMap((file) => {
  const keys = new Map<string, string>()
  const tree: TextTree = JSON.parse(readFileSync(file, 'utf8'))
  flatten(tree, `${roomAndLanguage(file)?.room}:`, keys)
  return [...keys.keys()]
})

/** Keys of what acts say when they are done. One that is put together stands for each text that it may be. */
function keysOfActs(): string[] {
  const sources = globSync('app/**/*.server.ts').map((file) => readFileSync(file, 'utf8'))
  const found = sources.flatMap((source) => [
    ...source.matchAll(/\bdone(?::| =)[^'`\n]*['`]([\w-]+:[\w.-]+)(\$\{)?/g),
    ...source.matchAll(/['`]([\w-]+:done\.[\w.-]*)(\$\{)?/g),
  ])
  return found.flatMap(([, key = '', more]) => (more ? textKeys.filter((one) => one.startsWith(key)) : [key]))
}

test('B11 every act says that it was done, in every language', () => {
  const keys = [...new Set(keysOfActs())]
  for (const known of ['staff:done.picture', 'mail-office:resend.done', 'leads-office:template.done.added'])
    expect(keys).toContain(known)
  for (const locale of locales)
    expect(keys.filter((key) => doneText(translateTo(locale), key) === '')).toEqual([])
})

test('B11 an address makes the office say nothing but what an act says', () => {
  const t = translateTo('nl')
  for (const key of [
    '',
    'done',
    'staff:done',
    'staff:done.nothing',
    'office:page.leads',
    'no:done.x',
    'x.done',
  ])
    expect(doneText(t, key)).toBe('')
})
