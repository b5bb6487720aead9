import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import type nl from './texts/nl.json'

export type HeroSearchTexts = Omit<typeof nl, 'totals'>

/** Texts sent to the search box; `found` and `more` keep their placeholders. */
export const heroSearchTexts = (t: Translate<TextKey>): HeroSearchTexts => ({
  label: t('search:label'),
  placeholder: t('search:placeholder'),
  toggle: t('search:toggle'),
  sale: t('search:sale'),
  rent: t('search:rent'),
  results: t('search:results'),
  groups: {
    types: t('search:groups.types'),
    cities: t('search:groups.cities'),
    listings: t('search:groups.listings'),
  },
  hint: t('search:hint'),
  none: t('search:none'),
  inWords: t('search:inWords'),
  waiting: t('search:waiting'),
  failed: t('search:failed'),
  more: { one: t('search:more.one'), other: t('search:more.other') },
  found: { one: t('search:found.one'), other: t('search:found.other') },
})
