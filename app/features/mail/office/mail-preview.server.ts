import { withoutTokens } from '~/platform/unsigned-text.server'
import { emblemId } from '../emblem.server'

const hrefs = /\shref="([^"]*)"/g

/**
 * A mail as it was sent, without its signed links: who may read the outbox must not act for its recipients. What is
 * left opens beside the office.
 */
export function mailPreview(html: string): string {
  const cut = html.replace(hrefs, (whole, href: string) => (withoutTokens(href) === href ? whole : ''))
  return withEmblemOfSite(withoutTokens(cut)).replace('<head>', '<head><base target="_blank">')
}

/** A browser has no parts of a mail: the icon of the site is the same drawing. */
const withEmblemOfSite = (html: string) => html.replace(`cid:${emblemId}`, '/favicon.svg')

/** What the frame of a preview may load: pictures, and the styles at the elements of a mail. */
export function previewPolicy(pictureHosts: readonly string[]): string {
  const hosts = [...new Set(pictureHosts.filter(Boolean).map((url) => new URL(url).origin))]
  return [
    "default-src 'none'",
    `img-src ${["'self'", ...hosts].join(' ')}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}
