import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { answerTemplates, leads } from '#db/schema'
import { officeEventsPath, officePath } from '~/i18n/office-table'
import { pathTo } from '~/i18n/path-to'
import { everyRow } from '../setup/every-row'
import { ownProducts } from '../setup/worker-products'
import { findings } from './axe'
import { openWithoutPictures } from './browser'
import { fill, formOf, person, proven } from './forms'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'
import { type LoggedIn, memberLoggedIn, openAsMember } from './members'
import { databaseOf } from './visits'

type Language = 'nl' | 'fr'
type Database = Awaited<ReturnType<typeof databaseOf>>

/** A question is sent in one language and answered by a member whose office has the other. */
const journeys = [
  { visitor: 'fr', office: 'nl', javaScript: true },
  { visitor: 'nl', office: 'fr', javaScript: false },
] as const

const telephone = { width: 360, height: 740 }
const words = {
  nl: {
    assign: 'Toewijzen',
    take: 'Overnemen',
    send: 'Antwoord versturen',
    sent: 'Verstuurd',
    erase: 'Alles wissen',
  },
  fr: {
    assign: 'Attribuer',
    take: 'Reprendre',
    send: 'Envoyer la réponse',
    sent: 'Envoyé',
    erase: 'Tout effacer',
  },
}
const answers = {
  nl: {
    subject: 'Uw vraag',
    body: 'Dag {voornaam}, kom gerust langs.',
    filled: 'Dag Lien, kom gerust langs.',
  },
  fr: {
    subject: 'Votre question',
    body: 'Bonjour {prénom}, passez nous voir.',
    filled: 'Bonjour Lien, passez nous voir.',
  },
}

/** A template with words in both languages; until the test ends. */
async function makeTemplate(db: Database): Promise<string> {
  const name = `Bezoek ${Date.now()}`
  await db.insert(answerTemplates).values({ name, texts: answers })
  onTestFinished(async () => {
    await db.delete(answerTemplates).where(eq(answerTemplates.name, name))
  })
  return name
}

/** Asks by the contact form, on a telephone. */
async function askQuestion(locale: Language, email: string, lastName: string) {
  const page = await openWithoutPictures({
    ...{ viewport: telephone, locale: `${locale}-BE`, address: freshAddress() },
  })
  await page.goto(`/${locale}/contact/`)
  const form = formOf(page, 'site-contact')
  await fill(form, { ...person(email), lastName, remark: 'Une cave ? Een kelder?' })
  await proven(form)
  await form.locator('button.button-main').click()
  await page.waitForURL(`**${pathTo(locale, 'thanks.site-contact')}*`)
}

/** Goes to a control by Tab alone. */
async function tabTo(page: Page, control: Locator) {
  for (let steps = 0; steps < 120; steps += 1) {
    if (await control.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

async function press(page: Page, button: Locator) {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

/** Chooses what begins with some letters, as the keyboard does in a list. */
async function choose(page: Page, list: Locator, letters: string) {
  await tabTo(page, list)
  const chosen = async () => {
    await page.keyboard.type(letters)
    return await list.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text)
  }
  // A list forgets letters after a second, which a busy machine may take from one to the next.
  await expect.poll(chosen, { interval: 2_000 }).toContain(letters)
}

const formWith = (page: Page, field: string) =>
  page.locator('form', { has: page.locator(`[name="${field}"]`) })

/** Opens the newest lead of the inbox by its keys and gives it to somebody. */
async function assign(page: Page, name: string, locale: Language) {
  const row = page.locator('a[data-row]').first()
  await page.keyboard.press('j')
  expect(await row.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/office\/leads\/\d+\//)
  // Not that of the inbox, which the page may still show.
  const form = page.locator('form:has([name="revision"]):has(select[name="agent"])')
  await choose(page, form.locator('select'), name)
  await press(page, form.getByRole('button', { name: words[locale].assign }))
  await page.getByRole('status').first().waitFor()
}

/** Answers from a template, in the language of whoever asked. */
async function answer(
  page: Page,
  template: string,
  { visitor, office }: { visitor: Language; office: Language },
) {
  const templates = page.locator('select[name="template"]')
  await choose(page, templates, template)
  await press(page, page.getByRole('button', { name: words[office].take }))
  await page.waitForURL(/template=\d+/)
  const body = formWith(page, 'body')
  await expect.poll(() => body.locator('[name="body"]').inputValue()).toBe(answers[visitor].filled)
  await press(page, body.getByRole('button', { name: words[office].send }))
  await page.waitForURL(/done=/)
}

/** Tables and files in which an address stands. The database's own files hold what is deleted until they are reused. */
async function tracesOf(db: Database, email: string) {
  const rows = await everyRow(db.$client as unknown as Parameters<typeof everyRow>[0])
  const tables = rows.filter(({ row }) => row.includes(email)).map(({ table }) => table)
  const files: string[] = []
  for await (const file of filesIn(ownProducts().dataDir))
    if ((await readFile(file, 'latin1').catch(gone(''))).includes(email)) files.push(file)
  return { tables: [...new Set(tables)], files }
}

/** Files of a folder and of those in it. Some are gone by the time that they are looked at. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(gone([]))) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'postgres') yield* filesIn(place)
    else if (entry.isFile()) yield place
  }
}

const gone =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code !== 'ENOENT') throw error
    return value
  }

async function erase(page: Page, lead: number, email: string, locale: Language) {
  await page.goto(officePath('leads.lead', { id: lead }))
  await page.locator('a[href^="/office/people/"]').first().click()
  await page.waitForURL(/\/office\/people\/\d+\//)
  const form = formWith(page, 'address')
  await form.locator('[name="address"]').fill(email)
  await form.getByRole('button', { name: words[locale].erase }).click()
  await page.waitForURL(/done=/)
}

test.each(journeys)(
  'B13 B15 B18 B30 a question in $visitor reaches an open inbox in $office, is assigned and answered by keyboard, and is erased; script $javaScript',
  async ({ visitor, office, javaScript }) => {
    const db = await databaseOf()
    const template = await makeTemplate(db)
    const email = freshMailbox('asker')
    const admin = await memberLoggedIn('admin', { locale: office })
    const agent: LoggedIn = await memberLoggedIn('agent', { locale: office, name: `Zita${Date.now()}` })
    const page = await openAsMember(admin, { pictures: 'none' })
    const live = page.waitForResponse((response) => response.url().endsWith(officeEventsPath))
    await page.goto('/office/leads/')
    await live
    // A name that no other test of the site has asked by.
    const lastName = `D’Hondt ${visitor}${Date.now()}`
    await askQuestion(visitor, email, lastName)
    await page.getByText(lastName).first().waitFor()
    await assign(page, agent.name, office)

    const [told] = await mailsTo(agent.email)
    expect(told?.text).not.toContain(email)
    const desk = await openAsMember(agent, { javaScript, viewport: telephone, pictures: 'none' })
    await desk.goto(linkIn(told ?? noMail, /\/office\/leads\//))
    await answer(desk, template, { visitor, office })
    const mail = (await mailsTo(email, 2)).find(({ subject }) => subject === answers[visitor].subject)
    expect(mail?.replyTo).toBe(agent.email)
    expect(mail?.text).toContain(answers[visitor].filled)
    expect(mail?.html).toContain(`lang="${visitor}"`)
    await expect
      .poll(async () => {
        await desk.reload()
        return await desk.locator('ol').last().innerText()
      })
      .toContain(words[office].sent)
    if (javaScript) expect(await findings(desk)).toEqual([])

    const [lead] = await db.select().from(leads).where(eq(leads.email, email))
    expect((await tracesOf(db, email)).tables).toContain('public.leads')
    await erase(page, lead?.id ?? 0, email, office)
    await expect.poll(() => tracesOf(db, email)).toEqual({ tables: [], files: [] })
  },
)

const noMail = {
  to: '',
  from: '',
  subject: '',
  text: '',
  html: '',
  id: '',
  headers: new Map(),
  attachments: [],
  inline: [],
}

test('B11 B22 whoever saves what a colleague changed meanwhile has the focus at what they are told, and saves theirs with one press', async () => {
  const db = await databaseOf()
  const fields = { firstName: 'Lien', lastName: `D${Date.now()}` }
  const [lead] = await db
    .insert(leads)
    .values({
      ...{ at: new Date(), form: 'site-contact', locale: 'nl', email: freshMailbox(), fields, page: '/nl/' },
      ...{ consentVersion: 'none', digest: fields.lastName },
    })
    .returning()
  const id = lead?.id ?? 0
  const page = await openAsMember(await memberLoggedIn('admin'), { pictures: 'none', expected: [/409/] })
  await page.goto(officePath('leads.lead', { id }))
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true)
  await db.update(leads).set({ state: 'waiting', revision: 1 }).where(eq(leads.id, id))
  const form = formWith(page, 'outcome')
  await form.locator('[name="state"]').selectOption('open')
  await press(page, form.getByRole('button'))
  const alert = form.getByRole('alert')
  await alert.waitFor()
  expect(await alert.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await form.locator('dl').innerText()).toMatch(/In behandeling[\s\S]*Wacht/)
  expect(await findings(page)).toEqual([])
  await press(page, form.getByRole('button', { name: 'Toch mijn versie bewaren' }))
  await page.waitForURL(/done=/)
  const [now] = await db.select().from(leads).where(eq(leads.id, id))
  expect([now?.state, now?.revision]).toEqual(['open', 2])
})
