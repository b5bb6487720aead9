import { pathTo } from '~/i18n/path-to'
import type { App } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'

/** Minutes that the link is valid for: it opens everything that is kept of somebody. */
export const linkMinutes = 60

/** Kind of the mail that brings the link. */
export const dataLinkMail = 'my-data'

const links = defineSignedLinks<{ email: string }>('privacy', { minutes: linkMinutes })

/** Where the owner of an address sees what is kept of it. */
export const dataLink = (app: App, email: string): string =>
  app.config.publicUrl + links.addTo(pathTo(app.locale, 'my-data'), app, { email })

/** The address that a link is for; undefined when it is no good, or no longer. */
export const linkedEmail = (app: App, token: string): string | undefined => links.read(app, token)?.email
