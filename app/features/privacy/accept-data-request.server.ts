import { one } from '~/features/forms/public'
import { type AcceptResult, type Submission, spendChallenge } from '~/features/forms/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { overLimit } from '~/platform/limits/limit.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { dataLink, dataLinkMail, linkMinutes } from './data-link.server'

/** Mails to one address: more would be a nuisance to somebody who did not ask for them. */
const toAddress = { name: 'data links', most: 3, minutes: 60 }

/**
 * Mails a link to what is kept of an address. Whether anything is kept makes no difference to the answer or to the
 * mail: who is not the owner of the address learns nothing.
 */
export async function acceptDataRequest(app: App, { values, solved }: Submission): Promise<AcceptResult> {
  const email = one(values, 'email').toLowerCase()
  if (await overLimit(app, toAddress, email)) return { problems: [{ field: 'email', problem: 'tooOften' }] }
  const { locale } = app
  const t = translateTo(locale)
  const sender = await senderIn(app, locale)
  await app.db.transaction(async (tx) => {
    if (solved) await spendChallenge(tx, solved)
    await postMail(tx, app, sender, {
      kind: dataLinkMail,
      audience: 'unconfirmed',
      to: email,
      locale,
      content: {
        subject: t('privacy:mail.subject', { agency: sender.name }),
        title: t('privacy:mail.title'),
        blocks: [
          { type: 'text', text: t('privacy:mail.text', { minutes: linkMinutes }) },
          { type: 'button', text: t('privacy:mail.button'), href: dataLink(app, email) },
          { type: 'note', text: t('privacy:mail.why', { agency: sender.name }) },
        ],
      },
    })
  })
  recordSecurityEvent(app, { kind: 'link-requested', account: email })
  return { to: `${pathTo(locale, 'my-data')}?sent` }
}
