import { randomUUID } from 'node:crypto'
import type { Services } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { charactersOf } from './captcha-characters.server'
import { captchaPicture } from './captcha-picture.server'
import type { SolvedChallenge } from './proof-of-work.server'
import { keptMinutes } from './used-challenges.repo.server'

/** A picture to copy, and what travels with it in the form. */
export type Captcha = { src: string; width: number; height: number; token: string }

type Asked = { id: string; form: string }

/** A visitor may take twenty minutes to copy the characters. */
const tokens = defineSignedLinks<Asked>('captcha', { minutes: 20 })

/** Characters to copy from a picture, for one sending of one form (F3). */
export async function createCaptcha(
  services: Pick<Services, 'secret' | 'clock'>,
  form: string,
): Promise<Captcha> {
  const id = randomUUID()
  const picture = await captchaPicture(charactersOf(services.secret, id))
  return { ...picture, token: tokens.toToken(services, { id, form }) }
}

/** Whether the characters were copied, in time and for this form; spaces and small letters do not matter. */
export function charactersCopied(
  services: Pick<Services, 'secret' | 'clock'>,
  form: string,
  token: string,
  typed: string,
): SolvedChallenge | undefined {
  const asked = tokens.read(services, token)
  const characters = typed.replace(/\s/g, '').toUpperCase()
  if (asked?.form !== form || characters !== charactersOf(services.secret, asked.id)) return undefined
  return { id: asked.id, expires: new Date(services.clock.now().getTime() + keptMinutes * 60_000) }
}
