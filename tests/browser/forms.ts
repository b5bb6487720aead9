import type { Locator, Page } from 'playwright-core'
import { ask } from './answers'
import { baseUrl } from './browser'
import { freshAddress } from './mails'

/** Who fills in forms. */
export const person = (email: string) => ({
  title: 'ms',
  firstName: 'Lien',
  lastName: 'D’Hondt',
  email,
  phone: '0470 12 34 56',
})

/** Fills in the fields of a form that are given; radio buttons and boxes are ticked. */
export async function fill(form: Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'slot') await chooseDayOf(form, value)
    const control = form.locator(`[name="${name}"]`).first()
    await openFoldOf(control)
    const type = await control.getAttribute('type')
    if (type === 'radio' || type === 'checkbox')
      await form.locator(`[name="${name}"][value="${value}"]`).check()
    else if ((await control.evaluate((one) => one.tagName)) === 'SELECT') await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Opens what a field is folded in, as its line does. */
async function openFoldOf(control: Locator) {
  const line = control.locator('xpath=ancestor::details[not(@open)]/summary')
  if ((await line.count()) > 0) await line.first().click()
}

/** Shows the day of a time that can be booked. */
async function chooseDayOf(form: Locator, slot: string) {
  const day = form.locator('[data-at]', { has: form.page().locator(`[value="${slot}"]`) })
  await form.locator(`[data-date="${await day.getAttribute('data-at')}"] input`).check()
}

/** Goes on to a step of a form that has several. */
export async function goOn(form: Locator, step: string) {
  await form.locator(`button.button-main[name="step"][value="${step}"]`).click()
  await form.locator(`[data-step="${step}"]`).waitFor()
}

export const formOf = (page: Page, name: string): Locator => page.locator(`form[data-form="${name}"]`)

/** Sends a form as a browser without script does. */
export const post = (path: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { 'x-forwarded-for': freshAddress(), origin: baseUrl(), ...headers },
  })

/** Waits until the work of a form is done: who sends it so soon that it is not is mailed a link instead. */
export const proven = (form: Locator) =>
  form.and(form.page().locator('[data-proven]')).waitFor({ state: 'attached' })
