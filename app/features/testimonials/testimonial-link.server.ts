import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { App, Services } from '~/platform/app.server'
import { readSigned, sign } from '~/platform/signed.server'

/** What the agency may do with a testimonial. */
export const decisions = ['approve', 'refuse', 'withdraw'] as const
export type Decision = (typeof decisions)[number]
export const isDecision = (text: string): text is Decision => decisions.includes(text as Decision)

/** As long as a testimonial may be shown, it can be taken off again. In years. */
const goodFor = 10

/** Where the agency decides; only who got the mail knows it. */
export function decisionLink(
  { secret, clock, config }: Services,
  id: number,
  decision: Decision,
  locale: Locale,
): string {
  const until = new Date(clock.now().getTime() + goodFor * 365 * 86_400_000)
  const token = sign(secret, 'testimonial', { id }, until)
  return `${config.publicUrl}${pathTo(locale, 'testimonial')}?decision=${decision}&token=${token}`
}

/** @returns number of the testimonial; undefined when the link is no good */
export const linkedTestimonial = ({ secret, clock }: App, token: string): number | undefined =>
  readSigned<{ id: number }>(secret, 'testimonial', token, clock.now())?.id
