import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'

/** Texts that are sent with the filters; `showOne` and `showMany` keep their placeholder. */
export const listFilterTexts = (t: Translate<TextKey>, active: number) => ({
  title: t('listings:filter.title'),
  open: t('listings:filter.open'),
  active: t('listings:filter.active', { count: active }),
  close: t('listings:filter.close'),
  reset: t('listings:filter.reset'),
  show: t('listings:filter.show'),
  showOne: t('listings:filter.showOne'),
  showMany: t('listings:filter.showMany'),
  showNone: t('listings:filter.showNone'),
})

export type ListFilterTexts = ReturnType<typeof listFilterTexts>
