import { postMail, senderIn } from '~/features/mail/public.server'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'

type NewAgent = { email: string; locale: Locale }
type AssignedLead = { id: number; email: string | null }

/** Tells an agent by mail, in their language, which leads are theirs now (B15). */
export async function mailAssigned(tx: Db, app: App, to: NewAgent, given: AssignedLead[], by: string) {
  const [first] = given
  if (!first) return
  const t = translateTo(to.locale)
  const path =
    given.length === 1 ? officePath('leads.lead', { id: first.id }) : `${officePath('leads')}?agent=me`
  await postMail(tx, app, await senderIn(app, to.locale), {
    kind: 'lead-assigned',
    audience: 'agency',
    to: to.email,
    locale: to.locale,
    content: {
      subject: t('leads-office:assigned.subject', { count: given.length }),
      title: t('leads-office:assigned.subject', { count: given.length }),
      blocks: [
        { type: 'text', text: t('leads-office:assigned.text', { name: by }) },
        { type: 'button', text: t('leads-office:assigned.open'), href: app.config.publicUrl + path },
      ],
    },
  })
}
