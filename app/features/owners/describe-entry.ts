import type { OwnListing } from '~/features/listings/public.server'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { describeState } from './describe-state'
import type { TimelineEntry } from './report'

/** What happened, in a line; of who asked the initials. */
export function describeEntry(t: Translate<TextKey>, one: TimelineEntry, goal: OwnListing['goal']): string {
  switch (one.kind) {
    case 'history':
      return [one.entry.type, one.entry.contact].filter(Boolean).join(' · ')
    case 'price':
      return one.before
        ? t('owners:timeline.price', { before: one.before, price: one.price })
        : t('owners:timeline.firstPrice', { price: one.price })
    case 'state':
      return t('owners:timeline.state', { state: describeState(t, { state: one.state, goal }) })
    case 'mails':
      return t('owners:timeline.mails', { count: one.count })
    case 'start':
      return t('owners:timeline.start')
  }
}
