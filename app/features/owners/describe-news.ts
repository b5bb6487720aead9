import type { OwnListing } from '~/features/listings/public.server'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { describeEntry } from './describe-entry'
import type { TimelineEntry } from './report'

/** What is new, as a sentence of its own, with what a visitor wrote or when a viewing is. */
export function describeNews(
  t: Translate<TextKey>,
  one: TimelineEntry,
  goal: OwnListing['goal'],
): { text: string; detail?: string } {
  if (one.kind === 'mails') return { text: t('owners:news.mails', { count: one.count }) }
  if (one.kind !== 'history') return { text: describeEntry(t, one, goal) }
  const { kind, contact, comment, lang, subject, status } = one.entry
  const text = t(`owners:news.${kind}`, { who: contact || t('owners:news.somebody') })
  if (kind === 'viewing') return { text, detail: [subject, status].filter(Boolean).join(' · ') }
  // Words in another language wait for the report, which says in which they are.
  const detail = comment && !lang ? t('owners:news.quoted', { words: comment }) : subject
  return { text, ...(detail ? { detail } : {}) }
}
