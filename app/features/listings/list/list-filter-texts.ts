import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'

/** Texts that are sent with the filters; those with a placeholder keep it. */
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
  places: {
    label: t('listings:filter.places.label'),
    placeholder: t('listings:filter.places.placeholder'),
    results: t('listings:filter.places.results'),
    foundOne: t('listings:filter.places.foundOne'),
    foundMany: t('listings:filter.places.foundMany'),
    none: t('listings:filter.places.none'),
    failed: t('listings:filter.places.failed'),
    added: t('listings:filter.places.added'),
  },
})

export type ListFilterTexts = ReturnType<typeof listFilterTexts>
