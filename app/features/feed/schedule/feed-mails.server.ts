import { siteOf } from '~/features/content/public.server'
import { type MailBlock, postIfAllowed, senderIn } from '~/features/mail/public.server'
import { findAdmins } from '~/features/staff/public.server'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { showTime } from '~/ui/office/show-time'
import type { FeedReport } from '../feed-report'
import { sayReason } from '../office/say-reason.server'

type Mailing = Pick<Services, 'db' | 'clock' | 'jobs' | 'config' | 'keys'>
type Reader = { to: string; locale: Locale }

/** The agency learns that its feed could not be read so many times in a row, and why. */
export async function mailFailing(tx: Db, services: Mailing, report: FeedReport, failures: number) {
  const reader = await agencyOf(services)
  if (!reader) return
  const t = translateTo(reader.locale)
  await mail(tx, services, reader, 'failing', [
    { type: 'text', text: t('feed-office:failing.text', { count: failures }) },
    {
      type: 'facts',
      facts: [
        { label: t('feed-office:fact.source'), value: report.source },
        { label: t('feed-office:failing.why'), value: sayReason(t, report.refusedBecause ?? '') },
      ],
    },
    { type: 'text', text: t('feed-office:failing.todo') },
    { type: 'note', text: t('feed-office:failing.note') },
  ])
}

/** The same, when it is read again. @param since - when the agency was told that it was not */
export async function mailWell(tx: Db, services: Mailing, since: Date) {
  const reader = await agencyOf(services)
  if (!reader) return
  const t = translateTo(reader.locale)
  const { absolute } = showTime(since, { locale: reader.locale, now: services.clock.now() })
  await mail(tx, services, reader, 'well', [
    { type: 'text', text: t('feed-office:well.text', { since: absolute }) },
  ])
}

/** Every admin learns that a feed waits for a yes, or the agency where there is none. @param id - of the import */
export async function mailHeld(tx: Db, services: Mailing, id: number, report: FeedReport) {
  const admins = await findAdmins(tx)
  const agency = admins.length === 0 ? await agencyOf(services) : undefined
  const readers = agency ? [agency] : admins.map(({ email, locale }) => ({ to: email, locale }))
  for (const reader of readers) {
    const t = translateTo(reader.locale)
    const number = (records: number[]) => formatNumber(records.length, reader.locale)
    await mail(tx, services, reader, 'held', [
      { type: 'text', text: t('feed-office:held.mail') },
      {
        type: 'facts',
        facts: [
          { label: t('feed-office:held.listings'), value: number(report.withdrawn) },
          { label: t('feed-office:held.projects'), value: number(report.projects.withdrawn) },
          { label: t('feed-office:fact.source'), value: report.source },
        ],
      },
      {
        type: 'button',
        text: t('feed-office:held.look'),
        href: `${services.config.publicUrl}${officePath('imports.run', { id })}`,
      },
      { type: 'note', text: t('feed-office:held.note') },
    ])
  }
}

async function mail(
  tx: Db,
  services: Mailing,
  { to, locale }: Reader,
  name: 'failing' | 'well' | 'held',
  blocks: MailBlock[],
) {
  const sender = await senderIn(services, locale)
  const subject = translateTo(locale)(`feed-office:${name}.subject`, { agency: sender.name })
  await postIfAllowed(tx, services, sender, {
    kind: `feed-${name}`,
    audience: 'agency',
    ...{ to, locale },
    content: { subject, title: subject, blocks },
  })
}

/** The agency's own address, in the language of its site; undefined for a site that has none yet. */
async function agencyOf({ db, config }: Mailing): Promise<Reader | undefined> {
  const { identity, languages } = await siteOf(db)
  const to = config.mailAgency ?? identity.email
  return to ? { to, locale: languages.default } : undefined
}
