import type { Account } from '~/features/accounts/public.server'
import { siteOf } from '~/features/content/public.server'
import { cardsOf } from '~/features/listings/public.server'
import { type Mail, postMail, senderIn } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import { formatInstant } from '~/kernel/day'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { findOwnListings } from './owners.repo.server'

/** Tells the agency that an owner logged in (O3). */
export async function tellAgencyOfLogin(tx: Db, app: App, owner: Account): Promise<void> {
  const { languages } = await siteOf(app.db)
  const atHome = await senderIn(app, languages.default)
  const to = app.config.mailAgency ?? atHome.email
  await postMail(tx, app, atHome, await agencyMail({ ...app, locale: languages.default }, owner, to))
}

async function agencyMail(app: App, { id, name, email }: Account, to: string): Promise<Mail> {
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
            { label: t('accounts:mail.when'), value: formatInstant(app.clock.now(), app.locale) },
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
