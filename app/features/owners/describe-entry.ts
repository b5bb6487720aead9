import type { OwnListing } from '~/features/listings/public.server'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { describeState } from './describe-state'
import type { TimelineEntry } from './report'

/** A timeline entry in one line; people by their initials. */
export function describeEntry(t: Translate<TextKey>, item: TimelineEntry, goal: OwnListing['goal']): string {
  switch (item.kind) {
    case 'history':
      return [item.entry.type, item.entry.contact].filter(Boolean).join(' · ')
    case 'price':
      return item.before
        ? t('owners:timeline.price', { before: item.before, price: item.price })
        : t('owners:timeline.firstPrice', { price: item.price })
    case 'state':
      return t('owners:timeline.state', { state: describeState(t, { state: item.state, goal }) })
    case 'mails':
      return t('owners:timeline.mails', { count: item.count })
    case 'start':
      return t('owners:timeline.start')
  }
}
