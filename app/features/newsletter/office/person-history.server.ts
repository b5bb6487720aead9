import { translateTo } from '~/i18n/texts.server'
import { type HistoryItem, newestFirst, type PersonHistory } from '~/platform/office/person-history'
import { findSubscriber } from '../subscribers.repo.server'

/** When a person asked for the newsletter, confirmed and stopped it. */
export const newsletterHistory: PersonHistory = async ({ app: { db, locale } }, { emails }, most) => {
  const t = translateTo(locale)
  const found = await Promise.all(emails.map((email) => findSubscriber(db, email)))
  const items = found.flatMap((row) => {
    if (!row) return []
    const steps = [
      ['asked', row.askedAt],
      ['confirmed', row.confirmedAt],
      ['stopped', row.stoppedAt],
    ] as const
    return steps.flatMap(([step, at]): HistoryItem[] =>
      at
        ? [
            {
              id: `${row.id} ${step}`,
              kind: 'newsletter',
              at,
              facts: [t(`office:history.${step}`), row.email],
            },
          ]
        : [],
    )
  })
  return newestFirst(items, most)
}
