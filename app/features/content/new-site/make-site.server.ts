import { readFile } from 'node:fs/promises'
import { translateTo } from '~/i18n/texts.server'
import { type Locale, locales } from '~/kernel/locale'
import { telHref } from '~/kernel/phone'
import { coloursOf } from '../brand'
import type { Answers } from './answers'
import { menuPages } from './answers'
import { conductUrl, demoPage, knownOr, legalPage, readDemoSite } from './demo-pages.server'
import { neutralPage, type WrittenPage, withoutPictures } from './neutral-page'

/** A site folder: documents, texts and bytes by their path. */
export type SiteFiles = Map<string, string | Uint8Array>

const pages = ['home', ...menuPages]
const legalPages = ['privacy', 'cookie-policy', 'disclaimer', 'accessibility']

/** What the home page of the demo shows that a new site has something to show for. */
const homeModules = ['property-list', 'valuation-start', 'project-list']

/**
 * Makes the site folder of a new agency from its answers, and from what the demo says that holds for any agency.
 * @throws {Error} if the logo cannot be read
 */
export async function makeSite(answers: Answers, today: Date): Promise<SiteFiles> {
  const files: SiteFiles = new Map()
  const write = (file: string, value: unknown) => files.set(file, `${JSON.stringify(value, null, 2)}\n`)
  write('site.json', await settingsOf(answers))
  for (const id of pages) write(`pages/${id}/page.json`, await pageOf(id, answers))
  for (const id of legalPages) {
    const { page, body } = await legalPage(id, answers, today)
    // Nobody has tested this site yet: its agency publishes the statement when somebody has.
    write(`pages/${id}/page.json`, id === 'accessibility' ? { ...page, status: 'Draft' } : page)
    for (const [locale, text] of Object.entries(body)) files.set(`pages/${id}/${locale}.md`, text)
  }
  if (answers.about) {
    write('articles/about/article.json', { title: { [firstOf(answers)]: answers.name } })
    files.set(`articles/about/${firstOf(answers)}.md`, `${answers.about}\n`)
  }
  if (answers.logo) files.set('media/logo.svg', await readFile(answers.logo))
  files.set('media/icon.svg', iconOf(answers))
  return files
}

const firstOf = ({ languages: [first = 'nl'] }: Answers): Locale => first

async function settingsOf(answers: Answers) {
  const first = firstOf(answers)
  const { header } = await readDemoSite()
  const { name, street, zip, city, phone, email, licence, primary, action } = answers
  const known = (gap: Parameters<typeof knownOr>[1]) => knownOr(answers, gap, first)
  return {
    identity: {
      ...{ name, legalName: known('legalName'), street, zip, city: { [first]: city }, country: belgium() },
      ...{ phone, email, companyNumber: known('companyNumber'), vatNumber: known('vatNumber'), licence },
      ...{ insurer: known('insurer'), policyNumber: known('policyNumber'), conductUrl: await conductUrl() },
    },
    brand: {
      ...(answers.logo ? { logo: 'media/logo.svg' } : {}),
      icon: 'media/icon.svg',
      colours: { primary, action },
    },
    languages: { use: languagesOf(answers), default: first },
    header: { freeEvaluation: header.freeEvaluation },
    topBar: [
      { label: { [first]: phone }, link: telHref(phone), icon: 'phone' },
      { label: { [first]: email }, link: `mailto:${email}`, icon: 'mail' },
    ],
    footer: {
      copyright: { [first]: answers.legalName ?? name },
      links: legalPages.filter((id) => id !== 'accessibility'),
    },
    roles: { cookies: 'cookie-policy', privacy: 'privacy' },
    search: { title: answers.title ? { [first]: answers.title } : inEach('content:empty.title') },
  }
}

/** Those in use first, so that the switch shows them in the order of the answer. */
function languagesOf({ languages }: Answers) {
  const used = [...new Set(languages)]
  const others = locales.filter((code) => !used.includes(code))
  return [...used.map((code) => ({ code, use: true })), ...others.map((code) => ({ code, use: false }))]
}

const inEach = (key: 'content:empty.title') =>
  Object.fromEntries(locales.map((locale) => [locale, translateTo(locale)(key)]))

/** The legal pages and the licence are those of an agency in Belgium. */
const belgium = () =>
  Object.fromEntries(
    locales.map((locale) => [locale, new Intl.DisplayNames(locale, { type: 'region' }).of('BE')]),
  )

async function pageOf(id: string, answers: Answers): Promise<WrittenPage> {
  const written = await demoPage(id)
  if (id === 'home') return homeOf(written, answers)
  const page = neutralPage(written, (other) => pages.includes(other))
  const sort = (answers.menu as string[]).indexOf(id)
  const placed = sort < 0 ? page : { ...page, menu: { sort: sort + 1 } }
  return id === 'valuation' ? askingAnAgent(placed) : placed
}

/** Without prices of its own an agency values nothing online: an agent answers. */
const askingAnAgent = (page: WrittenPage): WrittenPage => ({
  ...page,
  modules: page.modules?.map((module) => ({
    ...module,
    relations: [{ type: 'contact', id: 'contact-demand', variant: 'free' }],
  })),
})

function homeOf({ screen, title, modules = [] }: WrittenPage, answers: Answers): WrittenPage {
  const shown = modules
    .filter(({ relations }) => relations?.some(({ type }) => homeModules.includes(type)))
    // What the demo says of its online estimates does not hold.
    .map(({ description: _, ...module }) => withoutPictures(module))
  const about = { sort: 2, relations: [{ type: 'article' as const, id: 'about' }] }
  return {
    screen,
    menu: { sort: 0 },
    title,
    banner: { type: 'color', color: coloursOf(definedColours(answers)).primary },
    showBreadCrumb: false,
    modules: answers.about ? [...shown, about] : shown,
  }
}

const definedColours = ({ primary, action }: Answers) => ({
  ...(primary ? { primary } : {}),
  ...(action ? { action } : {}),
})

/** A gable in the agency's colour, for the tab of the browser. */
function iconOf(answers: Answers): string {
  const { primary, paper } = coloursOf(definedColours(answers))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${primary}"/><path d="M6 26V15L16 6l10 9v11z" fill="${paper}"/></svg>\n`
}
