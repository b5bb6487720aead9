import { randomUUID } from 'node:crypto'
import type { Services } from '~/platform/app.server'
import { readSigned, sign } from '~/platform/signed.server'
import { charactersOf } from './captcha-characters.server'
import { captchaPicture } from './captcha-picture.server'
import type { Met } from './proof-of-work.server'
import { keptMinutes } from './used-challenges.repo.server'

/** Minutes that a visitor may take to copy the characters. */
const minutes = 20

/** A picture to copy, and what travels with it in the form. */
export type Captcha = { src: string; width: number; height: number; token: string }

type Asked = { id: string; form: string }

/** Characters to copy from a picture, for one sending of one form (F3). */
export async function createCaptcha(
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
  form: string,
): Promise<Captcha> {
  const id = randomUUID()
  const asked: Asked = { id, form }
  const until = new Date(clock.now().getTime() + minutes * 60_000)
  return { ...(await captchaPicture(charactersOf(secret, id))), token: sign(secret, 'captcha', asked, until) }
}

/** Whether the characters were copied, in time and for this form; spaces and small letters do not matter. */
export function charactersCopied(
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
  form: string,
  token: string,
  typed: string,
): Met | undefined {
  const now = clock.now()
  const asked = readSigned<Asked>(secret, 'captcha', token, now)
  const characters = typed.replace(/\s/g, '').toUpperCase()
  if (asked?.form !== form || characters !== charactersOf(secret, asked.id)) return undefined
  return { id: asked.id, expires: new Date(now.getTime() + keptMinutes * 60_000) }
}
