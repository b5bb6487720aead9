import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { isAllowed } from '~/platform/office/permissions'
import type { HistoryItem, PersonHistory } from '~/platform/office/person-history'
import { findMailsTo } from './person-history.repo.server'

/** Mails to a person; who may not see the outbox reads their subjects alone. */
export const mailHistory: PersonHistory = async ({ app, member }, { emails }, most) => {
  const t = translateTo(app.locale)
  const opens = isAllowed(member.role, 'outbox.read')
  return (await findMailsTo(app.db, emails, most)).map(
    ({ id, at, subject, state, recipient }): HistoryItem => ({
      ...{ id, kind: 'mail', at, title: subject },
      facts: [recipient, t(`mail-office:state.${state}`)],
      ...(opens && { href: officePath('outbox.mail', { id }) }),
    }),
  )
}
