import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { App, Services } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'

/** Decisions of the agency about a testimonial. */
export const decisions = ['approve', 'refuse', 'withdraw'] as const
export type Decision = (typeof decisions)[number]
export const isDecision = (text: string): text is Decision => decisions.includes(text as Decision)

/** Ten years, so that an approved testimonial can be withdrawn as long as it is shown. */
const links = defineSignedLinks<{ id: number }>('testimonial', { days: 3650 })

/** The page for the agency's decision; its address is only in the agency's mail. */
export function decisionLink(services: Services, id: number, decision: Decision, locale: Locale): string {
  const path = `${pathTo(locale, 'testimonial')}?decision=${decision}`
  return services.config.publicUrl + links.addTo(path, services, { id })
}

/** @returns number of the testimonial; undefined if the link is invalid */
export const linkedTestimonial = (app: App, token: string): number | undefined => links.read(app, token)?.id
