import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import type nl from './texts/nl.json'

export type SuggestionTexts = Omit<typeof nl, 'list'>

/** Texts sent to a field for words; `found` and `more` keep their placeholders. */
export const suggestionTexts = (t: Translate<TextKey>): SuggestionTexts => ({
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
    recent: t('search:groups.recent'),
  },
  recent: {
    forget: t('search:recent.forget'),
    forgotten: t('search:recent.forgotten'),
    found: { one: t('search:recent.found.one'), other: t('search:recent.found.other') },
  },
  hint: t('search:hint'),
  none: t('search:none'),
  inWords: t('search:inWords'),
  waiting: t('search:waiting'),
  failed: t('search:failed'),
  more: { one: t('search:more.one'), other: t('search:more.other') },
  found: { one: t('search:found.one'), other: t('search:found.other') },
})
