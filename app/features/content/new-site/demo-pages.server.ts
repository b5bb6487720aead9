import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import { isLocale, type Locale, locales } from '~/kernel/locale'
import { telHref } from '~/kernel/phone'
import { inLanguages, words } from '../values.schema'
import type { Answers } from './answers'
import { type Gap, gapIn } from './gaps'
import type { WrittenPage } from './neutral-page'
import { type Replacements, replaceWords } from './neutral-words'

/** Where the pages of a new site come from: the demo's say what holds for every site of the product. */
const demo = path.resolve('demo/site')
/** Words of its legal pages that are true of the demo's agency alone; `{court}` stands for a gap. */
const onlyDemo = path.resolve('demo/only-tilia.json')

const replacedWords = z.record(z.enum(locales), z.array(z.tuple([words, z.string()])))
const identity = z.looseObject({
  name: words,
  legalName: words,
  street: words,
  zip: words,
  city: inLanguages(words),
  phone: words,
  email: words,
  companyNumber: words,
  vatNumber: words,
  licence: words,
  insurer: words,
  policyNumber: words,
  conductUrl: z.record(z.string(), words),
})

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

/** A page of the demo, as written. */
export async function demoPage(id: string): Promise<WrittenPage> {
  const { $schema: _, ...page } = (await readJson(
    path.join(demo, 'pages', id, 'page.json'),
  )) as WrittenPage & {
    $schema: string
  }
  return page
}

/** Where the agencies of Belgium read what they have to do. */
export const conductUrl = async (): Promise<Record<string, string>> =>
  identity.parse((await readDemoSite()).identity).conductUrl

/** Texts and other words of the demo's settings that hold for any agency. */
export async function readDemoSite() {
  const site = z.looseObject({ identity, header: z.looseObject({ freeEvaluation: z.unknown() }) })
  return site.parse(await readJson(path.join(demo, 'site.json')))
}

/** A legal page of the demo in every language, in the name of another agency, as if written on this day. */
export async function legalPage(
  id: string,
  answers: Answers,
  today: Date,
): Promise<{ page: WrittenPage; body: Partial<Record<Locale, string>> }> {
  const replaced = await wordsOf(answers)
  const { metadata, ...page } = await demoPage(id)
  const body: Partial<Record<Locale, string>> = {}
  for (const name of await readdir(path.join(demo, 'pages', id))) {
    const locale = name.replace(/\.md$/, '')
    if (!isLocale(locale)) continue
    const text = await readFile(path.join(demo, 'pages', id, name), 'utf8')
    body[locale] = replaceWords(datedToday(text, locale, today), replaced(locale))
  }
  return { page: { ...page, metadata: { title: titlesOf(metadata, replaced) } }, body }
}

function titlesOf(metadata: WrittenPage['metadata'], replaced: (locale: Locale) => Replacements) {
  const titles = Object.entries(metadata?.title ?? {}) as [Locale, string][]
  return Object.fromEntries(titles.map(([locale, title]) => [locale, replaceWords(title, replaced(locale))]))
}

/** The day on which a page was changed last stands in its first line, or in its last. */
function datedToday(text: string, locale: Locale, today: Date): string {
  const day = formatDay(brusselsDay(today), locale)
  const lines = text.trimEnd().split('\n')
  const date = /\b\d{1,2}(?:\.|er)? \p{L}+ 20\d\d\b/u
  return `${lines
    .map((line, at) => (at === 0 || at === lines.length - 1 ? line.replace(date, day) : line))
    .join('\n')}\n`
}

/** What stands in the place of each word of the demo's agency, in each language. */
async function wordsOf(answers: Answers): Promise<(locale: Locale) => Replacements> {
  const { identity: tilia } = await readDemoSite()
  const only = replacedWords.parse(await readJson(onlyDemo))
  return (locale) => {
    const known = (gap: Gap) => knownOr(answers, gap, locale)
    return [
      [tilia.legalName, known('legalName')],
      [tilia.street, answers.street],
      [tilia.zip, answers.zip],
      ...Object.values(tilia.city).map((city) => [city, answers.city] as const),
      [telHref(tilia.phone), telHref(answers.phone)],
      [tilia.phone, answers.phone],
      [tilia.email, answers.email],
      [tilia.vatNumber, known('vatNumber')],
      [tilia.companyNumber, known('companyNumber')],
      [tilia.licence, answers.licence],
      [tilia.insurer, known('insurer')],
      [tilia.policyNumber, known('policyNumber')],
      [tilia.name, answers.name],
      ...only[locale].map(([from, to]) => [from, to.replace('{court}', gapIn(locale, 'court'))] as const),
    ]
  }
}

/** What the agency said, or a gap. The number for VAT of a Belgian company is its own. */
export function knownOr(answers: Answers, gap: Gap, locale: Locale): string {
  const { companyNumber } = answers
  const said = { ...answers, vatNumber: companyNumber && `BE ${companyNumber}`, court: undefined }[gap]
  return said ?? gapIn(locale, gap)
}
