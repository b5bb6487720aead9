import { createHmac } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { productSecret } from '../setup/product-secret'
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
    const control = form.locator(`[name="${name}"]`).first()
    const type = await control.getAttribute('type')
    if (type === 'radio' || type === 'checkbox')
      await form.locator(`[name="${name}"][value="${value}"]`).check()
    else if ((await control.evaluate((one) => one.tagName)) === 'SELECT') await control.selectOption(value)
    else await control.fill(value)
  }
}

export const formOf = (page: Page, name: string): Locator => page.locator(`form[data-form="${name}"]`)

/**
 * Sends a form as a browser without script does, on a connection of its own: a kept one may be over when characters
 * were tried out in between.
 */
export const post = (path: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { 'x-forwarded-for': freshAddress(), origin: baseUrl(), connection: 'close', ...headers },
  })

const alphabet = [...'ACDEFHJKMNPRTUWXY3479']

/**
 * The characters of a captcha, found by trying all: the product gives away only a hash of them, under its secret.
 * @param token - what travels with the picture
 */
export function charactersOf(token: string): string {
  const { data } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
  const isIt = (characters: string) =>
    createHmac('sha256', productSecret)
      .update(`characters\n${data.id}\n${characters}`)
      .digest('base64url') === data.answer
  for (let number = 0; number < alphabet.length ** 5; number += 1) {
    const characters = charactersAt(number)
    if (isIt(characters)) return characters
  }
  throw new Error('no characters fit the token: the secret or the alphabet is another')
}

function charactersAt(number: number): string {
  let [rest, characters] = [number, '']
  for (let place = 0; place < 5; place += 1) {
    characters += alphabet[rest % alphabet.length]
    rest = Math.floor(rest / alphabet.length)
  }
  return characters
}
