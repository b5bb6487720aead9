import { siteOf } from '~/features/content/public.server'
import { cardsOf } from '~/features/listings/public.server'
import { type Mail, postMail, senderIn } from '~/features/mail/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { formatInstant } from '~/kernel/day'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { readCookie } from './cookies'
import { deviceName } from './device-name'
import { findOwnListings, hasDevices, isKnownDevice, type Owner } from './owners.repo.server'
import { hashOf } from './tokens.server'

/** What somebody showed to be let in. */
export type LoginBy = 'password' | 'link'

/**
 * Tells the agency that an owner logged in (O3), and the owner when it was with a browser that never was in their
 * account. The first one of all is no news to them, nor one by a link: of the password that it sets they are told anyway.
 */
export async function tellOfLogin(
  tx: Db,
  app: App,
  owner: Owner,
  { headers }: Request,
  by: LoginBy = 'password',
): Promise<void> {
  const { languages } = await siteOf(app.db)
  const atHome = await senderIn(app, languages.default)
  const to = app.config.mailAgency ?? atHome.email
  await postMail(tx, app, atHome, await agencyMail({ ...app, locale: languages.default }, owner, to))
  const cookie = readCookie(headers, 'owner-device', app.config.https)
  const isKnown = cookie ? await isKnownDevice(tx, hashOf(cookie), owner.email) : false
  if (by === 'link' || isKnown || !(await hasDevices(tx, owner.id))) return
  const sender = await senderIn(app, owner.locale)
  const device = deviceName(headers.get('user-agent') ?? '')
  await postMail(tx, app, sender, deviceMail({ ...app, locale: owner.locale }, owner, device))
}

async function agencyMail(app: App, { id, name, email }: Owner, to: string): Promise<Mail> {
  const t = translateTo(app.locale)
  const { cards } = await cardsOf(app, await findOwnListings(app.db, id))
  return {
    kind: 'owner-login',
    audience: 'agency',
    to,
    locale: app.locale,
    replyTo: email,
    content: {
      subject: t('owners:mail.login.subject', { name }),
      title: t('owners:mail.login.title'),
      blocks: [
        { type: 'text', text: t('owners:mail.login.text', { name }) },
        {
          type: 'facts',
          facts: [
            { label: t('forms:field.email'), value: email },
            { label: t('owners:mail.when'), value: formatInstant(app.clock.now(), app.locale) },
          ],
        },
        {
          type: 'links',
          links: cards.map(({ title, href }) => ({ text: title, href: app.config.publicUrl + href })),
        },
      ],
    },
  }
}

function deviceMail({ locale, clock, config }: App, { email, name }: Owner, device: string): Mail {
  const t = translateTo(locale)
  const href = (page: 'login.forgotten' | 'portal.account') => config.publicUrl + pathTo(locale, page)
  return {
    kind: 'owner-new-device',
    audience: 'security',
    to: email,
    locale,
    content: {
      subject: t('owners:mail.device.subject'),
      title: t('owners:mail.device.title'),
      blocks: [
        { type: 'text', text: t('owners:mail.device.text', { name }) },
        {
          type: 'facts',
          facts: [
            { label: t('owners:mail.device.with'), value: device || t('owners:device.unknown') },
            { label: t('owners:mail.when'), value: formatInstant(clock.now(), locale) },
          ],
        },
        { type: 'text', text: t('owners:mail.device.notYou') },
        { type: 'button', text: t('owners:mail.device.button'), href: href('login.forgotten') },
        {
          type: 'links',
          links: [{ text: t('owners:mail.device.account'), href: href('portal.account') }],
        },
      ],
    },
  }
}
