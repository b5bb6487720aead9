import type { OwnListing } from '~/features/listings/public.server'
import type { ChartMark } from '~/features/visits/public'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { describeState } from './describe-state'
import type { DayMark } from './report'

/** What happened on a day, in words. */
export function describeMark(t: Translate<TextKey>, mark: DayMark, goal: OwnListing['goal']): ChartMark {
  const { day, kind } = mark
  switch (kind) {
    case 'price':
      return { day, kind, text: t('owners:timeline.firstPrice', { price: mark.price }) }
    case 'state':
      return {
        ...{ day, kind },
        text: t('owners:timeline.state', { state: describeState(t, { state: mark.state, goal }) }),
      }
    case 'mails':
      return { day, kind, text: t('owners:timeline.mails', { count: mark.count }) }
    case 'viewings':
      return { day, kind, text: t('owners:timeline.viewings', { count: mark.count }) }
  }
}
