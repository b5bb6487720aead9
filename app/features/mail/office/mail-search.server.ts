import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import type { OfficeSearch } from '~/platform/office/office-search'
import { showTime } from '~/ui/office/show-time'
import { findOutboxPage } from './outbox.repo.server'

/** Mails by words of the subject and parts of the address (B27). */
export const mailSearch: OfficeSearch = {
  kind: 'mails',
  permission: 'outbox.read',
  async find({ app: { db, locale, clock } }, { words, kept = words }, most) {
    const t = translateTo(locale)
    const found = await findOutboxPage(db, { words: kept.join(' '), page: 1 }, most)
    return found.map(({ id, subject, recipient, state, at }) => ({
      id,
      title: subject,
      facts: [
        recipient,
        t(`mail-office:state.${state}`),
        showTime(at, { locale, now: clock.now() }).absolute,
      ],
      href: officePath('outbox.mail', { id }),
    }))
  },
}
