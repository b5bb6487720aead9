import { createContext, useContext } from 'react'
import type { Locale } from '~/kernel/locale'
import type { TextKey } from './text-keys'
import type { Translate } from './translate'

export type TextContextValue = {
  t: Translate<TextKey>
  locale: Locale
  /** Language whose style amounts have (P3); Belgian Dutch where none is given. */
  moneyLocale?: Locale
}

export const TextContext = createContext<TextContextValue | undefined>(undefined)

/** The page's language and texts. An island provides the texts from its properties (`GivenText`). */
export function useText(): Required<TextContextValue> {
  const value = useContext(TextContext)
  if (!value) throw new Error('useText() needs a TextContext; an island has one of the texts it is given')
  return { moneyLocale: 'nl', ...value }
}
