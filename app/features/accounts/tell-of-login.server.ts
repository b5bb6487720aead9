import { type Mail, postMail, senderIn } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import { formatInstant } from '~/kernel/day'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { Account, AccountKind, AccountPage } from './account-kind'
import { hasDevices, isKnownDevice } from './accounts.repo.server'
import { readCookie } from './cookies'
import { deviceName } from './device-name'
import { hashOf } from './tokens.server'

/** What somebody showed to be let in. */
export type LoginBy = 'password' | 'link'

/**
 * Notes it as the kind of account says, and tells who logged in when it was with a browser that never was in their
 * account. The first one of all is no news to them, nor one by a link: of the password that it sets they are told anyway.
 */
export async function tellOfLogin(
  kind: AccountKind,
  tx: Db,
  app: App,
  account: Account,
  { headers }: Request,
  by: LoginBy = 'password',
): Promise<void> {
  await kind.noteEvent?.(tx, app, account, 'login')
  const cookie = readCookie(headers, `${kind.name}-device`, app.config.https)
  const isKnown = cookie ? await isKnownDevice(tx, kind, hashOf(cookie), account.email) : false
  if (by === 'link' || isKnown || !(await hasDevices(tx, kind, account.id))) return
  const locale = await kind.localeOf(tx, account)
  const sender = await senderIn(app, locale)
  const device = deviceName(headers.get('user-agent') ?? '')
  await postMail(tx, app, sender, deviceMail(kind, { ...app, locale }, account, device))
}

function deviceMail(
  kind: AccountKind,
  { locale, clock, config }: App,
  { email, name }: Account,
  device: string,
): Mail {
  const t = translateTo(locale)
  const href = (page: AccountPage) => config.publicUrl + kind.pathOf(page, locale)
  return {
    kind: `${kind.name}-new-device`,
    audience: 'security',
    to: email,
    locale,
    content: {
      subject: t('accounts:mail.device.subject'),
      title: t('accounts:mail.device.title'),
      blocks: [
        { type: 'text', text: t('accounts:mail.device.text', { name }) },
        {
          type: 'facts',
          facts: [
            { label: t('accounts:mail.device.with'), value: device || t('accounts:device.unknown') },
            { label: t('accounts:mail.when'), value: formatInstant(clock.now(), locale) },
          ],
        },
        { type: 'text', text: t('accounts:mail.device.notYou') },
        { type: 'button', text: t('accounts:mail.device.button'), href: href('forgotten') },
        {
          type: 'links',
          links: [{ text: t('accounts:mail.device.account'), href: href('account') }],
        },
      ],
    },
  }
}
