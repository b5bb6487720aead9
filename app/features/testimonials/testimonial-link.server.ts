import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { App, Services } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'

/** What the agency may do with a testimonial. */
export const decisions = ['approve', 'refuse', 'withdraw'] as const
export type Decision = (typeof decisions)[number]
export const isDecision = (text: string): text is Decision => decisions.includes(text as Decision)

/** Ten years: as long as a testimonial may be shown, it can be taken off again. */
const links = defineSignedLinks<{ id: number }>('testimonial', { days: 3650 })

/** Where the agency decides; only who got the mail knows it. */
export function decisionLink(services: Services, id: number, decision: Decision, locale: Locale): string {
  const path = `${pathTo(locale, 'testimonial')}?decision=${decision}`
  return services.config.publicUrl + links.addTo(path, services, { id })
}

/** @returns number of the testimonial; undefined when the link is no good */
export const linkedTestimonial = (app: App, token: string): number | undefined => links.read(app, token)?.id
