import type { Mail, MailBlock } from '~/features/mail/public.server'
import { officePath } from '~/i18n/office-table'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { NamedFinding } from '../doctor/run-checks'

type Reader = { to: string; locale: Locale; agency: string; site: string }

/** What is wrong with the site and what to do, for an admin of the office. */
export function problemsMail({ to, locale, agency, site }: Reader, problems: NamedFinding[]): Mail {
  const t = translateTo(locale)
  const count = problems.length
  return {
    kind: 'health-problem',
    audience: 'agency',
    ...{ to, locale },
    content: {
      subject: t('office:health.mail.subject', { agency }),
      title: t('office:health.mail.title', { count }),
      blocks: [
        ...problems.flatMap((problem) => problemBlocks(problem, locale)),
        { type: 'button', text: t('office:health.mail.button'), href: site + officePath('health') },
        { type: 'note', text: t('office:health.mail.why') },
      ],
    },
  }
}

function problemBlocks({ check, what, todo = '' }: NamedFinding, locale: Locale): MailBlock[] {
  const t = translateTo(locale)
  const say = (part: string) => t(`office:health.check.${check.replaceAll(' ', '-')}.${part}` as TextKey)
  return [
    { type: 'heading', text: say('title') },
    { type: 'text', text: `${say('about')} ${say('todo')}` },
    { type: 'facts', facts: [{ label: t('office:health.operator'), value: `${what} ${todo}`.trim() }] },
  ]
}
