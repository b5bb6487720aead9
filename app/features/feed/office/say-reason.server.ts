import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { explainReason } from './explain-reason'

/** A reason of a report in the reader's language. @param written - as the import wrote it */
export function sayReason(t: Translate<TextKey>, written: string): string {
  const { key, values, isLeftOut } = explainReason(written)
  const reason = t(`feed-office:reason.${key}`, values)
  return isLeftOut ? t('feed-office:leftOut', { reason }) : reason
}
