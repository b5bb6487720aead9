import { type Mail, type MailSender, postMail, senderIn } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import { formatInstant } from '~/kernel/day'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { Account, AccountChange, AccountKind } from './account-kind'
import { deviceName } from './device-name'

/**
 * Tells somebody in their language what was changed at their account, when and with what device (S-06). The mail holds no
 * link that logs in: who reads it may not be who changed it.
 */
export async function tellOfChange(
  kind: AccountKind,
  tx: Db,
  app: App,
  account: Account,
  change: AccountChange,
  { headers }: Request,
): Promise<void> {
  const locale = await kind.localeOf(tx, account)
  const sender = await senderIn(app, locale)
  const device = deviceName(headers.get('user-agent') ?? '')
  await postMail(tx, app, sender, changeMail(kind, { ...app, locale }, { account, sender, change, device }))
}

type ChangeNotice = { account: Account; sender: MailSender; change: AccountChange; device: string }

function changeMail(
  kind: AccountKind,
  { locale, clock, config }: App,
  { account, sender, change, device }: ChangeNotice,
): Mail {
  const { email, name } = account
  const t = translateTo(locale)
  const reach = { phone: sender.phone, email: sender.email }
  const isGone = change === 'erased'
  const href = config.publicUrl + kind.pathOf('forgotten', locale)
  return {
    kind: `${kind.name}-changed-${change}`,
    audience: 'security',
    to: email,
    locale,
    content: {
      subject: t(`accounts:mail.change.${change}`),
      title: t('accounts:mail.device.title'),
      blocks: [
        { type: 'text', text: t('accounts:mail.change.text', { name }) },
        {
          type: 'facts',
          facts: [
            { label: t('accounts:mail.change.what'), value: t(`accounts:mail.change.${change}`) },
            { label: t('accounts:mail.when'), value: formatInstant(clock.now(), locale) },
            { label: t('accounts:mail.device.with'), value: device || t('accounts:device.unknown') },
          ],
        },
        { type: 'text', text: t(`accounts:mail.change.${isGone ? 'notYouErased' : 'notYou'}`, reach) },
        ...(isGone ? [] : [{ type: 'button' as const, text: t('accounts:mail.device.button'), href }]),
      ],
    },
  }
}
