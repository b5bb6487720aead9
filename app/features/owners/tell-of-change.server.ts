import { type Mail, type MailSender, postMail, senderIn } from '~/features/mail/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { formatInstant } from '~/kernel/day'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { deviceName } from './device-name'
import type { Owner } from './owners.repo.server'

/** What was changed at an account. */
export type AccountChange = 'password' | 'factorOn' | 'factorOff' | 'codes' | 'erased'

/**
 * Tells an owner in their language what was changed at their account, when and with what device (S-06). The mail holds no
 * link that logs in: who reads it may not be who changed it.
 */
export async function tellOfChange(
  tx: Db,
  app: App,
  owner: Owner,
  change: AccountChange,
  { headers }: Request,
): Promise<void> {
  const sender = await senderIn(app, owner.locale)
  const device = deviceName(headers.get('user-agent') ?? '')
  await postMail(tx, app, sender, changeMail(app, { owner, sender, change, device }))
}

type Told = { owner: Owner; sender: MailSender; change: AccountChange; device: string }

function changeMail({ clock, config }: App, { owner, sender, change, device }: Told): Mail {
  const { email, name, locale } = owner
  const t = translateTo(locale)
  const reach = { phone: sender.phone, email: sender.email }
  const isGone = change === 'erased'
  const href = config.publicUrl + pathTo(locale, 'login.forgotten')
  return {
    kind: `owner-changed-${change}`,
    audience: 'security',
    to: email,
    locale,
    content: {
      subject: t(`owners:mail.change.${change}`),
      title: t('owners:mail.device.title'),
      blocks: [
        { type: 'text', text: t('owners:mail.change.text', { name }) },
        {
          type: 'facts',
          facts: [
            { label: t('owners:mail.change.what'), value: t(`owners:mail.change.${change}`) },
            { label: t('owners:mail.when'), value: formatInstant(clock.now(), locale) },
            { label: t('owners:mail.device.with'), value: device || t('owners:device.unknown') },
          ],
        },
        { type: 'text', text: t(`owners:mail.change.${isGone ? 'notYouErased' : 'notYou'}`, reach) },
        ...(isGone ? [] : [{ type: 'button' as const, text: t('owners:mail.device.button'), href }]),
      ],
    },
  }
}
