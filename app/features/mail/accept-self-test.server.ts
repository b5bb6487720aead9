import { siteOf } from '~/features/content/public.server'
import { one } from '~/features/forms/public'
import { type AcceptResult, type Submission, spendChallenge } from '~/features/forms/public.server'
import type { SecretParameter } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { formatInstant } from '~/kernel/day'
import type { App } from '~/platform/app.server'
import { overLimit } from '~/platform/limits/limit.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import type { Mail, MailContent } from './mail'
import { postMail } from './post-mail.server'
import { senderIn } from './sender.server'

/** Of everybody: who found the page by chance cannot fill the agency's mailbox. */
const testsOfAll = { name: 'self-tests', most: 6, minutes: 60 }

/** Name of the parameter that holds the signature of a test. */
export const testParameter = 'test' satisfies SecretParameter

/** The page of a test's outcome can be looked at for a day. */
export const testLinks = defineSignedLinks<{ mail: number | undefined }>(
  'self-test',
  { hours: 24 },
  testParameter,
)

/**
 * The staff's own test (F1): one mail, to the agency's own address and nobody else, by the way that every mail
 * takes; the page that follows says how far it came.
 */
export async function acceptSelfTest(app: App, { values, solved }: Submission): Promise<AcceptResult> {
  const { config, locale } = app
  const { languages } = await siteOf(app.db)
  const sender = await senderIn(app, languages.default)
  const content = testMail(app, languages.default, sender.name, one(values, 'remark'))
  const { minutes, mail } = await app.db.transaction(async (tx) => {
    // Each counts with a challenge of its own: else one that was solved could be sent until nobody has a test left.
    if (solved) await spendChallenge(tx, solved)
    const minutes = await overLimit({ ...app, db: tx }, testsOfAll)
    if (minutes) return { minutes, mail: undefined }
    const to = config.mailAgency ?? sender.email
    const { default: home } = languages
    const test: Mail = { kind: 'self-test', audience: 'agency', to, locale: home, content }
    return { minutes, mail: await postMail(tx, app, sender, test) }
  })
  if (minutes) return { problems: [{ field: 'remark', problem: 'testsOver', params: { count: minutes } }] }
  return { to: testLinks.addTo(pathTo(locale, 'thanks.testing-testing'), app, { mail }) }
}

function testMail({ clock }: App, locale: App['locale'], agency: string, remark: string): MailContent {
  const t = translateTo(locale)
  return {
    subject: t('mail:selfTest.mail.subject', { agency }),
    title: t('mail:selfTest.mail.title'),
    blocks: [
      { type: 'text', text: t('mail:selfTest.mail.text') },
      ...(remark
        ? ([
            { type: 'heading', text: t('mail:selfTest.mail.remark') },
            { type: 'quote', text: remark },
          ] as const)
        : []),
      { type: 'note', text: t('mail:selfTest.mail.why', { at: formatInstant(clock.now(), locale) }) },
    ],
  }
}
