import type { OwnListing } from '~/features/listings/public.server'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { describeEntry } from './describe-entry'
import type { TimelineEntry } from './report'

/** What is new, as a sentence of its own, with what a visitor wrote or when a viewing is. */
export function describeNews(
  t: Translate<TextKey>,
  item: TimelineEntry,
  goal: OwnListing['goal'],
): { text: string; detail?: string } {
  if (item.kind === 'mails') return { text: t('owners:news.mails', { count: item.count }) }
  if (item.kind !== 'history') return { text: describeEntry(t, item, goal) }
  const { kind, contact, comment, lang, subject, status } = item.entry
  const text = t(`owners:news.${kind}`, { who: contact || t('owners:news.somebody') })
  if (kind === 'viewing') return { text, detail: [subject, status].filter(Boolean).join(' · ') }
  // A comment in another language is left to the report, which names the language.
  const detail = comment && !lang ? t('owners:news.quoted', { words: comment }) : subject
  return { text, ...(detail ? { detail } : {}) }
}
