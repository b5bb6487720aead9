import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { pathTo } from '~/i18n/path-to'
import { findForm, forms } from '~/pages/form-registry'
import { findings } from '../browser/axe'
import { baseUrl, openPage } from '../browser/browser'
import { formOf, post } from '../browser/forms'
import { freshAddress, freshMailbox } from '../browser/mails'
import { type FormPlace, formPlaces } from './form-places'
import { sizes } from './pages'

const formNames = forms.map(({ name }) => name)

/** Each form in one language, alternating; FORMS_LOCALES=all audits every form in every language. */
const takesAll = process.env.FORMS_LOCALES === 'all'

let places: FormPlace[]
beforeAll(async () => {
  places = await formPlaces(baseUrl())
})

const placesOf = (form: string) => {
  const found = places.filter((place) => place.form === form)
  const locales = [...new Set(found.map(({ locale }) => locale))]
  const chosen = locales[formNames.indexOf(form) % locales.length]
  return takesAll ? found : found.filter(({ locale }) => locale === chosen)
}

test.each(formNames)('F2 F3 F9 axe finds nothing in any state of %s', async (form) => {
  for (const place of placesOf(form)) {
    const expected = [/42[29]/]
    const page = await openPage({ address: freshAddress(), expected, context: { reducedMotion: 'reduce' } })
    for (const [state, reach] of states) {
      await reach(page, place)
      expect([place.page, state, await faultsAtBothSizes(page)]).toEqual([place.page, state, []])
    }
    await page.goto(place.page)
    await fillRightly(formOf(page, form), async () =>
      expect([place.page, 'step', await faultsAtBothSizes(page)]).toEqual([place.page, 'step', []]),
    )
    const late = await openPage({
      address: await limitedAddress(),
      expected,
      context: { reducedMotion: 'reduce' },
    })
    await answered(late, place)
    expect(await formOf(late, form).locator('[data-summary]').innerText()).toMatch(/\d+ min/)
    expect([place.page, 'limited', await faultsAtBothSizes(late)]).toEqual([place.page, 'limited', []])
  }
})

type Reach = (page: Page, place: FormPlace) => Promise<unknown>

/** In the order in which visitors reach them. */
const states: [name: string, reach: Reach][] = [
  ['fresh', (page, place) => page.goto(place.page)],
  ['opened', (page, { form }) => open(formOf(page, form))],
  ['with problems, by script', problemsByScript],
  ['with problems, from the server', problemsFromServer],
  ['thanked', thanked],
]

/** Unfolds all disclosures. */
const open = (form: Locator) =>
  form.evaluate((one) => {
    one.closest('dialog')?.setAttribute('data-answered', '')
  })

/** Nothing is required in the form's own test, so an overlong note is used as mistake. */
const makeWrong = async (form: Locator, name: string) => {
  if (name === 'testing-testing') await form.locator('[name="remark"]').fill('x'.repeat(300))
}

async function problemsByScript(page: Page, { form: name }: FormPlace) {
  const form = formOf(page, name)
  await makeWrong(form, name)
  const send = await sendOf(form)
  await send.focus()
  await page.waitForLoadState('networkidle')
  await send.click()
  await form.locator('[data-summary] a').first().waitFor()
}

/** A form that is not what its page is for has a quiet button. */
async function sendOf(form: Locator): Promise<Locator> {
  const main = form.locator('button.button-main')
  return (await main.count()) > 0 ? main : form.locator('button[type="submit"]')
}

async function problemsFromServer(page: Page, { form: name, page: path }: FormPlace) {
  await page.goto(path)
  await makeWrong(formOf(page, name), name)
  await sendPlainly(page, name)
}

/** Fills in valid values and submits from an address over its limit, which is told to wait. */
async function answered(page: Page, { form: name, page: path }: FormPlace) {
  await page.goto(path)
  const form = formOf(page, name)
  await open(form)
  await fillRightly(form)
  await sendPlainly(page, name)
}

function thanked(page: Page, { form, locale }: FormPlace) {
  const path = pathTo(locale, (findForm(form)?.thanks ?? 'home') as 'thanks.contact-me')
  return page.goto(form === 'my-data' ? `${path}?sent` : path)
}

/** Submits like a browser without script. */
async function sendPlainly(page: Page, name: string) {
  const form = formOf(page, name)
  await Promise.all([
    page.waitForNavigation(),
    form.evaluate((one) => HTMLFormElement.prototype.submit.call(one)),
  ])
  await formOf(page, name).locator('[data-summary]').waitFor()
}

const right: Record<string, string> = {
  zip: '1630',
  city: 'Linkebeek',
  from: '3/4/2031',
  to: '10/4/2031',
  livingSurface: '160',
  places: '1630',
  phone: '0470 12 34 56',
}

/** Fills in required fields, and the first choice of each; a form of several steps one after the other. */
async function fillRightly(form: Locator, atStep: () => Promise<unknown> = async () => {}) {
  const onward = form.locator('button.button-main[name="step"]').filter({ visible: true })
  while ((await onward.count()) > 0) {
    await fillRows(form)
    const next = (await onward.getAttribute('value')) ?? ''
    await onward.click()
    await form.locator(`[data-step="${next}"]`).filter({ visible: true }).waitFor()
    await atStep()
  }
  await fillRows(form)
}

async function fillRows(form: Locator) {
  for (const row of await form.locator('[data-field]').filter({ visible: true }).all()) {
    for (const name of await choiceNames(row)) await chooseFirst(row, name)
    for (const input of await row.locator('input:not([type="radio"], [type="checkbox"]), textarea').all()) {
      const name = (await input.getAttribute('name')) ?? ''
      const needed =
        (await input.getAttribute('required')) !== null || name === 'livingSurface' || name === 'places'
      if (needed) await input.fill(right[name] ?? (/email/i.test(name) ? freshMailbox() : 'Lien'))
    }
  }
}

/** Of radio buttons and boxes, in their order: a day comes before its hours. */
const choiceNames = (row: Locator): Promise<string[]> =>
  row
    .locator('[type="radio"], [type="checkbox"]')
    .evaluateAll((inputs) => [...new Set(inputs.map((input) => (input as HTMLInputElement).name))])

const chooseFirst = (row: Locator, name: string) =>
  row.locator(`[name="${name}"]:enabled`).filter({ visible: true }).first().check()

async function faultsAtBothSizes(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport)
    // Further down the header lies on something, wherever that is.
    await page.evaluate(() => scrollTo(0, 0))
    for (const fault of await findings(page)) faults.push(`${size}: ${fault}`)
  }
  return faults
}

let spent: { address: string; tenMinutes: number } | undefined

/** An address over its limit; limits count in whole ten minutes. */
async function limitedAddress(): Promise<string> {
  const tenMinutes = Math.floor(Date.now() / 600_000)
  if (spent?.tenMinutes === tenMinutes) return spent.address
  const address = freshAddress()
  const said = { form: 'sign-newsletter', email: freshMailbox() }
  for (let count = 0; count < 21; count += 1)
    await post(pathTo('nl', 'newsletter'), said, { 'x-forwarded-for': address })
  spent = { address, tenMinutes }
  return address
}
