import { readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '~/kernel/locale'
import { printed } from '../../../../tests/setup/printed'
import { readSiteFolder } from '../read-site-folder.server'
import { runSiteCommand } from '../site.command.server'
import { emptyFolder } from '../site.fixture'
import { answersSchema } from './answers'
import { askAll } from './ask.server'
import { initSite } from './init-site.server'

const today = new Date('2027-03-05T10:00:00Z')

const known = {
  name: 'Acer & Zoon',
  street: 'Dorp 1',
  zip: '3000',
  city: 'Leuven',
  phone: '016 55 01 00',
  email: 'info@acer.example',
  licence: '501.001',
}

const looked = {
  legalName: 'Acer en Zoon BV',
  companyNumber: '0500.000.001',
  insurer: 'Polis NV',
  policyNumber: 'P 1',
}

const make = async (given: object) => {
  const folder = path.join(await emptyFolder(), 'site')
  return { folder, report: await initSite(folder, answersSchema.parse(given), today) }
}

const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))

test('K20 a new site says nothing of the demo’s agency, in no language', async () => {
  const { folder, report } = await make({ ...known, ...looked, languages: ['fr', 'de'], about: 'Nous.' })
  expect(report.outcome).toBe('made')
  const all = textsIn(folder).join('\n')
  const tilia =
    /tilia|linkebeek|lindenplein|55501|555 01|0777|500\.123|lindenborg|40\.118|voertuig|véhicule|vehicle|fahrzeug|nederlandstalig|niederländischsprachig/i
  expect(tilia.exec(all)?.[0]).toBeUndefined()
  for (const said of [...Object.values(known), ...Object.values(looked), '+3216550100', 'BE 0500.000.001'])
    expect(all).toContain(said)
})

test('K20 what nobody said is a marked gap in every language, and each is named', async () => {
  const { folder, report } = await make(known)
  const gaps = report.outcome === 'made' ? report.gaps : []
  for (const locale of locales) {
    const files = gaps.filter(({ file }) => file === `pages/disclaimer/${locale}.md`)
    expect(files, locale).toHaveLength(6)
  }
  expect(gaps.filter(({ file }) => file === 'site.json').map(({ at }) => at)).toEqual([
    'identity.legalName',
    'identity.companyNumber',
    'identity.vatNumber',
    'identity.insurer',
    'identity.policyNumber',
  ])
  expect(readFileSync(`${folder}/pages/disclaimer/de.md`, 'utf8')).toContain('[Auszufüllen: Policennummer]')
})

test('K20 the court of the agency is a gap even where everything was answered', async () => {
  const { report } = await make({ ...known, ...looked })
  expect(report.outcome === 'made' && report.gaps.map(({ file }) => file)).toEqual(
    ['de', 'en', 'fr', 'nl'].map((locale) => `pages/disclaimer/${locale}.md`).sort(),
  )
})

test('K20 a new site can be read by the user who imports it, and names nobody under a heading', async () => {
  const { folder } = await make(known)
  expect(statSync(folder).mode & 0o777).toBe(0o777 & ~process.umask())
  const { draft } = await readSiteFolder(folder)
  const shown = draft.pages.flatMap(({ modules }) => modules).flatMap(({ relations }) => relations)
  expect(shown.map(({ type }) => type)).not.toContain('team')
})

test('K20 legal pages are dated today; how the law was read keeps its day', async () => {
  const { folder } = await make(known)
  const read = (file: string) => readFileSync(`${folder}/pages/${file}`, 'utf8')
  expect(read('privacy/nl.md').split('\n')[0]).toContain('5 maart 2027')
  expect(read('cookie-policy/de.md').split('\n')[0]).toContain('5. März 2027')
  expect(read('accessibility/en.md')).toContain('5 March 2027')
  expect(read('cookie-policy/fr.md')).toContain('23 novembre 2026')
})

test('K20 languages, menu, colours and heading are the agency’s', async () => {
  const { folder } = await make({
    ...known,
    languages: ['de', 'fr'],
    menu: ['contact', 'for-sale'],
    primary: '#5a1e3c',
    title: 'Daheim in Eupen',
  })
  const { draft, notes } = await readSiteFolder(folder)
  expect(notes).toEqual([])
  expect(draft.settings.languages).toMatchObject({
    default: 'de',
    use: [{ code: 'de', use: true }, { code: 'fr', use: true }, { use: false }, { use: false }],
  })
  const inMenu = draft.pages
    .filter(({ menu }) => menu)
    .sort((a, b) => (a.menu?.sort ?? 0) - (b.menu?.sort ?? 0))
  expect(inMenu.map(({ id }) => id)).toEqual(['home', 'contact', 'for-sale'])
  expect(draft.settings.brand.colours).toEqual({ primary: '#5a1e3c' })
  expect(draft.settings.search.title).toEqual({ de: 'Daheim in Eupen' })
})

test('K20 every word that is the demo’s alone is still there to be replaced', () => {
  const only = JSON.parse(readFileSync('demo/only-tilia.json', 'utf8')) as Record<string, [string, string][]>
  for (const [locale, words] of Object.entries(only)) {
    const legal = ['privacy', 'disclaimer'].map((id) =>
      readFileSync(`demo/site/pages/${id}/${locale}.md`, 'utf8'),
    )
    for (const [word] of words) expect(legal.join('\n'), locale).toContain(word)
  }
  expect(Object.keys(only)).toEqual(['nl', 'fr', 'en', 'de'])
})

test('K20 a folder that holds something is left alone, with answers or without', async () => {
  const folder = await emptyFolder()
  await writeFile(path.join(folder, 'mine.txt'), 'mine')
  const { code, output } = await init(folder, known)
  expect([code, output]).toEqual([1, expect.stringContaining('nothing is written over')])
  expect(readdirSync(folder)).toEqual(['mine.txt'])
})

test('K20 answers that cannot be taken are all named, and nothing is written', async () => {
  const folder = path.join(await emptyFolder(), 'site')
  const { code, output } = await init(folder, {
    ...known,
    email: 'x',
    licence: '1',
    primary: '#eeeeee',
    wrong: 1,
  })
  expect(code).toBe(1)
  for (const at of ['email: ', 'licence: ', 'primary: #eeeeee on the paper has a contrast', 'wrong'])
    expect(output).toContain(at)
  expect(readdirSync(path.dirname(folder))).toEqual([])
})

test('K20 a logo that is no drawing is refused, a drawing is taken', async () => {
  const folder = await emptyFolder()
  const logo = (content: string) => writeFile(path.join(folder, 'logo.svg'), content)
  await logo('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  const site = path.join(folder, 'site')
  expect(await init(site, { ...known, logo: 'logo.svg' }, folder)).toMatchObject({ code: 1 })
  await logo('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>')
  expect(await init(site, { ...known, logo: 'logo.svg' }, folder)).toMatchObject({ code: 0 })
  expect((await readSiteFolder(site)).draft.settings.brand.logo).toBe('media/logo.svg')
})

test('K20 in the terminal a question is asked until its answer can be taken, and blank takes what is usual', async () => {
  const lines = [
    '',
    'Acer',
    'Dorp 1',
    '3000',
    'Leuven',
    '016 55 01 00',
    'nobody',
    'info@acer.example',
    '501.001',
  ]
  const rest = ['', '', '', '', 'nl, fr', '', '', '', '#ffffff', '#5a1e3c', '', '']
  const left = [...lines, ...rest]
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    return left.shift()
  }
  const { output } = await printed(async (print) => {
    expect(await askAll(ask, print)).toEqual({
      ...{ name: 'Acer', street: 'Dorp 1', zip: '3000', city: 'Leuven', phone: '016 55 01 00' },
      ...{ email: 'info@acer.example', licence: '501.001', languages: ['nl', 'fr'], primary: '#5a1e3c' },
      menu: ['for-sale', 'projects', 'for-rent', 'contact'],
    })
    return 0
  })
  expect([left.length, asked.length]).toEqual([0, lines.length + rest.length])
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    'An answer is needed here.',
    'A mail address is needed, such as info@acer.be.',
    expect.stringContaining('#ffffff'),
  ])
  expect(
    await askAll(
      async () => undefined,
      () => {},
    ),
  ).toBeUndefined()
})

async function init(folder: string, answers: object, beside?: string) {
  const file = path.join(beside ?? (await emptyFolder()), 'answers.json')
  await writeFile(file, JSON.stringify(answers))
  const open = () => Promise.reject(new Error('a new site needs no database'))
  return await printed((print) => runSiteCommand(['init', folder, '--answers', file], open, print))
}
